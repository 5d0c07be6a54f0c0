import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownerProofSchema, secondFactorCodeSchema } from '../../../domain/accounts.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { renewRecoveryCodes, turnOffSecondFactor } from './commands/change-second-factor';
import { confirmSecondFactor } from './commands/confirm-second-factor';
import { startSecondFactor } from './commands/start-second-factor';
import { stepUp } from './commands/step-up';
import { OwnerProofInput } from './owner-proof.types';
import { secondFactorOf } from './second-factor.queries';
import {
  RecoveryCodesPayload,
  SecondFactorCodeInput,
  SecondFactorPayload,
  SecondFactorType,
  StartSecondFactorPayload,
  StepUpPayload,
} from './second-factor.types';
import { startSession, viewerOf } from './viewer';
import { OWNER_REFUSALS } from '../accounts';

@Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorType, { description: 'Whether signing in to the own account asks for a code.' })
  mySecondFactor(@Ctx() context: RequestContext): Promise<SecondFactorType> {
    return secondFactorOf(context.services.dataSource, actorOf(context).accountId);
  }

  @RefusesWith('SECOND_FACTOR_ON', ...OWNER_REFUSALS)
  @Mutation(() => StartSecondFactorPayload, {
    description: 'Makes a secret for an authenticator app. Nothing changes until a code of it is confirmed.',
  })
  async startSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => OwnerProofInput, { description: 'That it is the owner.' }) given: OwnerProofInput,
  ): Promise<StartSecondFactorPayload> {
    const proof = parse(ownerProofSchema, given);
    const { services, clientAddress } = context;
    return done({ enrolment: await startSecondFactor(services, actorOf(context), proof, clientAddress) });
  }

  @RefusesWith('SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_WRONG', 'LOGIN_FAILED')
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
    return { ...(await startSession(context, signedIn)), recoveryCodes };
  }

  @RefusesWith('SECOND_FACTOR_OFF', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG')
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

  @RefusesWith('SECOND_FACTOR_OFF', ...OWNER_REFUSALS)
  @Mutation(() => SecondFactorPayload, {
    description: 'Turns the second factor off; needs a code of the last 15 minutes and proof of the owner.',
  })
  async turnOffSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => OwnerProofInput, { description: 'That it is the owner.' }) given: OwnerProofInput,
  ): Promise<SecondFactorPayload> {
    const actor = actorOf(context);
    await turnOffSecondFactor(context.services, actor, parse(ownerProofSchema, given), context.clientAddress);
    return done({ secondFactor: await secondFactorOf(context.services.dataSource, actor.accountId) });
  }

  @RefusesWith('SECOND_FACTOR_OFF', ...OWNER_REFUSALS)
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Ten new recovery codes in place of those before; needs a code of the last 15 minutes and proof of the owner.',
  })
  async renewRecoveryCodes(
    @Ctx() context: RequestContext,
    @Arg('input', () => OwnerProofInput, { description: 'That it is the owner.' }) given: OwnerProofInput,
  ): Promise<RecoveryCodesPayload> {
    const actor = actorOf(context);
    const proof = parse(ownerProofSchema, given);
    const recoveryCodes = await renewRecoveryCodes(context.services, actor, proof, context.clientAddress);
    return done({ recoveryCodes, viewer: await viewerOf(context, actor) });
  }
}
