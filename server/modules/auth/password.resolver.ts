import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  changePasswordSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  setPasswordSchema,
} from '../../../domain/accounts.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { ViewerPayload } from './auth.types';
import { changePassword } from './commands/change-password';
import { requestPasswordReset } from './commands/request-password-reset';
import { resetPassword } from './commands/reset-password';
import { setPassword } from './commands/set-password';
import {
  ChangePasswordInput,
  FirstPasswordInput,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './password.types';
import { startSession, viewerOf } from './viewer';
import { OWNER_REFUSALS, NEW_PASSWORD_REFUSALS } from '../accounts';

@Resolver()
export class PasswordResolver {
  @RefusesWith()
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Mails a link that sets a new password. The answer never tells whether the account exists.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The address.' }) given: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    const { email } = parse(requestPasswordResetSchema, given);
    await requestPasswordReset(context.services, email, context.clientAddress);
    return done({ sentTo: email });
  }

  @RefusesWith('INVALID_RESET_CODE', ...NEW_PASSWORD_REFUSALS, 'ERASURE_WAITING')
  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password by a mailed link and ends every session of the account.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'Code and new password.' }) given: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    await resetPassword(context.services, parse(resetPasswordSchema, given), context.clientAddress);
    return done({ isReset: true });
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', 'CURRENT_PASSWORD_WRONG', ...NEW_PASSWORD_REFUSALS, 'LOGIN_FAILED')
  @Mutation(() => ViewerPayload, {
    description: 'Changes the own password. All other sessions end; this one goes on under a new id.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'Current and new password.' }) given: ChangePasswordInput,
  ): Promise<ViewerPayload> {
    const input = parse(changePasswordSchema, given);
    const signedIn = await changePassword(context.services, actorOf(context), input, context.clientAddress);
    return startSession(context, signedIn);
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @RefusesWith('PASSWORD_SETUP_FAILED', ...NEW_PASSWORD_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => ViewerPayload, {
    description: 'Gives a password to an account that has none; e-mail login and role switch work from then on.',
  })
  async setPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => FirstPasswordInput, { description: 'The password.' }) given: FirstPasswordInput,
  ): Promise<ViewerPayload> {
    const input = parse(setPasswordSchema, given);
    const actor = actorOf(context);
    await setPassword(context.services, actor, input, context.clientAddress);
    return done({ viewer: await viewerOf(context, { ...actor, hasPassword: true }) });
  }
}
