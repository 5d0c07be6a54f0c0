import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { secondFactorCodeSchema, startSecondFactorSchema } from '../../../domain/accounts.schema';
import { Role } from '../../../domain/roles';
import { groupedRecoveryCode } from '../../../domain/second-factor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { ViewerPayload } from './auth.types';
import { renewRecoveryCodes, turnOffSecondFactor } from './commands/change-second-factor';
import { confirmSecondFactor } from './commands/confirm-second-factor';
import { finishSignIn } from './commands/finish-sign-in';
import { startSecondFactor } from './commands/start-second-factor';
import { stepUp } from './commands/step-up';
import { secondFactorOf } from './second-factor.queries';
import {
  RecoveryCodesPayload,
  SecondFactorCodeInput,
  SecondFactorPayload,
  SecondFactorType,
  StartSecondFactorInput,
  StartSecondFactorPayload,
  StepUpPayload,
} from './second-factor.types';
import { viewerOf } from './viewer';
import { read } from '../../db/read';

@Resolver()
export class SecondFactorResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @Query(() => SecondFactorType, { description: 'Whether signing in to the own account asks for a code.' })
  mySecondFactor(@Ctx() context: RequestContext): Promise<SecondFactorType> {
    const { accountId } = actorOf(context);
    return read(context.services.dataSource, (manager) => secondFactorOf(manager, accountId));
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @AnswersUserErrors()
  @Mutation(() => StartSecondFactorPayload, {
    description: 'Makes a secret for an authenticator app. Nothing changes until a code of it is confirmed.',
  })
  async startSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartSecondFactorInput, { description: 'The password.' }) given: StartSecondFactorInput,
  ): Promise<StartSecondFactorPayload> {
    const { password } = parse(startSecondFactorSchema, given);
    const { clientAddress } = context;
    return done({
      enrolment: await startSecondFactor(context.services, actorOf(context), { password, clientAddress }),
    });
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @AnswersUserErrors()
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Turns the second factor on with a first code of the app. All other sessions end; this one goes on under a new id.',
  })
  async confirmSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => SecondFactorCodeInput, { description: 'The code that the app shows.' })
    given: SecondFactorCodeInput,
  ): Promise<RecoveryCodesPayload> {
    const { code } = parse(secondFactorCodeSchema, given);
    const { signedIn, recoveryCodes } = await confirmSecondFactor(context.services, actorOf(context), code);
    const viewer = await viewerOf(context, await context.session.start(signedIn));
    return done({ recoveryCodes: recoveryCodes.map(groupedRecoveryCode), viewer });
  }

  @AnswersUserErrors()
  @Mutation(() => ViewerPayload, {
    description: 'Ends a sign-in with Google that asked for a code, in the same browser and within ten minutes.',
  })
  async finishSignIn(
    @Ctx() context: RequestContext,
    @Arg('input', () => SecondFactorCodeInput, { description: 'The code.' }) given: SecondFactorCodeInput,
  ): Promise<ViewerPayload> {
    const { code } = parse(secondFactorCodeSchema, given);
    const { clientAddress, session } = context;
    const signedIn = await finishSignIn(context.services, {
      awaited: session.awaitedSignIn,
      code,
      clientAddress,
      browser: session.browser,
    });
    return done({ viewer: await viewerOf(context, await session.start(signedIn)) });
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @AnswersUserErrors()
  @Mutation(() => StepUpPayload, {
    description: 'Shows a code again: exports and decisions ask for one when the last is older than 15 minutes.',
  })
  async stepUp(
    @Ctx() context: RequestContext,
    @Arg('input', () => SecondFactorCodeInput, { description: 'The code.' }) given: SecondFactorCodeInput,
  ): Promise<StepUpPayload> {
    const { code } = parse(secondFactorCodeSchema, given);
    return done({ provedUntil: await stepUp(context.services, actorOf(context), code) });
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @AnswersUserErrors()
  @Mutation(() => SecondFactorPayload, {
    description: 'Turns the second factor off; needs a code of the last 15 minutes.',
  })
  async turnOffSecondFactor(@Ctx() context: RequestContext): Promise<SecondFactorPayload> {
    const actor = actorOf(context);
    await turnOffSecondFactor(context.services, actor);
    return done({
      secondFactor: await read(context.services.dataSource, (manager) => secondFactorOf(manager, actor.accountId)),
    });
  }

  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @AnswersUserErrors()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Ten new recovery codes in place of those before; needs a code of the last 15 minutes.',
  })
  async renewRecoveryCodes(@Ctx() context: RequestContext): Promise<RecoveryCodesPayload> {
    const actor = actorOf(context);
    const recoveryCodes = await renewRecoveryCodes(context.services, actor);
    return done({ recoveryCodes: recoveryCodes.map(groupedRecoveryCode), viewer: await viewerOf(context, actor) });
  }
}
