import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { correctAddressSchema, loginSchema, secondFactorCodeSchema } from '../../../domain/accounts.schema';
import { LanguageName, type Language } from '../../../domain/language';
import { registerCompanySchema } from '../../../domain/companies.schema';
import { registerSeekerSchema } from '../../../domain/seekers.schema';
import { Role } from '../../../domain/roles';
import { sitePath } from '../../../domain/site-path';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { createCompany } from '../companies';
import { claimFiles } from '../files';
import { createSeeker } from '../seekers';
import {
  CorrectAddressInput,
  DisownRegistrationPayload,
  LoginInput,
  LogoutPayload,
  RegisterCompanyInput,
  RegisterSeekerInput,
  RETURN_TO,
  ResendVerificationPayload,
  SwitchRoleInput,
  VerifyEmailPayload,
  Viewer,
  ViewerPayload,
} from './auth.types';
import { correctAddress } from './commands/correct-address';
import { disownRegistration } from './commands/disown-registration';
import { finishSignIn } from './commands/finish-sign-in';
import { login } from './commands/login';
import { REGISTRATION_REFUSALS, registerAccount } from './commands/register-account';
import { resendVerification, verificationSentTo } from './commands/send-verification';
import { setLanguage } from './commands/set-language';
import { switchRole } from './commands/switch-role';
import { verifyEmail } from './commands/verify-email';
import { SecondFactorCodeInput } from './second-factor.types';
import { SignInOptions } from './session.types';
import { startSession, viewerOf } from './viewer';

@Resolver()
export class AuthResolver {
  @Query(() => Viewer, { nullable: true, description: 'The signed-in person; null for a visitor.' })
  viewer(@Ctx() context: RequestContext): Promise<Viewer | null> {
    return viewerOf(context, context.actor);
  }

  @Query(() => SignInOptions, { description: 'Which ways to sign in this server offers.' })
  signInOptions(@Ctx() { services }: RequestContext): SignInOptions {
    return { google: services.google !== null };
  }

  @RefusesWith('EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER', ...REGISTRATION_REFUSALS)
  @Mutation(() => ViewerPayload, {
    description: "Registers a job seeker, or adds that role to a company's account, and signs in.",
  })
  async registerSeeker(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterSeekerInput, { description: 'The form.' }) given: RegisterSeekerInput,
  ): Promise<ViewerPayload> {
    const { services } = context;
    const { fullName, phoneNumber, education, workExperience, technicalSkills, softSkills, ...input } = parse(
      registerSeekerSchema,
      given,
    );
    const profile = { fullName, phoneNumber, education, workExperience, technicalSkills, softSkills };
    const registration = { ...input, role: Role.USER, name: fullName };
    const signedIn = await registerAccount(services, registration, context, async (transaction, accountId) => {
      const now = services.clock.now();
      const { cvClaim: cvFileId, portfolioClaim: portfolioFileId } = await claimFiles(
        transaction,
        { accountId, now },
        {
          cvClaim: { claim: input.cvClaim, preset: 'user_cv' },
          portfolioClaim: { claim: input.portfolioClaim, preset: 'user_portfolio' },
        },
      );
      await createSeeker(transaction, accountId, { ...profile, cvFileId, portfolioFileId }, now);
    });
    return startSession(context, signedIn);
  }

  @RefusesWith('EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY', ...REGISTRATION_REFUSALS)
  @Mutation(() => ViewerPayload, {
    description:
      "Registers a company, or adds that role to a seeker's account, and signs in. It starts with 1 token, unverified.",
  })
  async registerCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterCompanyInput, { description: 'The form.' }) given: RegisterCompanyInput,
  ): Promise<ViewerPayload> {
    const { services } = context;
    const { companyName, phoneNumber, companyNpwp, companyAddress, industry, companySize, description, ...input } =
      parse(registerCompanySchema, given);
    const profile = { companyName, phoneNumber, companyNpwp, companyAddress, industry, companySize, description };
    const registration = { ...input, role: Role.COMPANY, name: companyName, returnTo: null };
    const signedIn = await registerAccount(services, registration, context, async (transaction, accountId) => {
      const now = services.clock.now();
      const { deedClaim: deedFileId } = await claimFiles(
        transaction,
        { accountId, now },
        { deedClaim: { claim: input.deedClaim, preset: 'company_deed' } },
      );
      await createCompany(transaction, { id: accountId, email: input.email }, { ...profile, deedFileId }, { now });
    });
    return startSession(context, signedIn);
  }

  @RefusesWith(
    'INVALID_CREDENTIALS',
    'LOGIN_FAILED',
    'USER_NOT_FOUND',
    'USER_TYPE_MISMATCH',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
  )
  @Mutation(() => ViewerPayload, {
    description: 'Signs in with e-mail and password, and a code where the second factor is on, under a new session id.',
  })
  async login(
    @Ctx() context: RequestContext,
    @Arg('input', () => LoginInput, { description: 'E-mail, password and code.' }) given: LoginInput,
  ): Promise<ViewerPayload> {
    return startSession(context, await login(context.services, parse(loginSchema, given), context));
  }

  @RefusesWith(
    'SIGN_IN_EXPIRED',
    'LOGIN_FAILED',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'GOOGLE_SIGN_IN_FAILED',
    'ERASURE_WAITING',
  )
  @Mutation(() => ViewerPayload, {
    description: 'Ends a sign-in with Google that asked for a code, in the same browser and within ten minutes.',
  })
  async finishSignIn(
    @Ctx() context: RequestContext,
    @Arg('input', () => SecondFactorCodeInput, { description: 'The code.' }) given: SecondFactorCodeInput,
  ): Promise<ViewerPayload> {
    const { code } = parse(secondFactorCodeSchema, given);
    return startSession(context, await finishSignIn(context.services, code, context));
  }

  @RefusesWith()
  @Mutation(() => LogoutPayload, { description: 'Ends the session; harmless when there is none.' })
  async logout(@Ctx() context: RequestContext): Promise<LogoutPayload> {
    await context.session.end();
    return done({ isSignedOut: true });
  }

  @Authorized()
  @RefusesWith('SWITCH_ROLE_FAILED')
  @Mutation(() => ViewerPayload, { description: 'Acts in the other role of a dual account from now on.' })
  async switchRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => SwitchRoleInput, { description: 'The role.' }) input: SwitchRoleInput,
  ): Promise<ViewerPayload> {
    const actor = actorOf(context);
    await switchRole(context.services, actor, input.role);
    return done({ viewer: await viewerOf(context, { ...actor, activeRole: input.role }) });
  }

  @Authorized()
  @RefusesWith()
  @Mutation(() => ViewerPayload, { description: "Sets the language of the account's screens and mails." })
  async setLanguage(
    @Ctx() context: RequestContext,
    @Arg('language', () => LanguageName, { description: 'The language.' }) language: Language,
  ): Promise<ViewerPayload> {
    const actor = actorOf(context);
    await setLanguage(context.services, actor, language);
    return done({ viewer: await viewerOf(context, { ...actor, language }) });
  }

  @RefusesWith('INVALID_ACTION_CODE')
  @Mutation(() => VerifyEmailPayload, { description: 'Applies the code of a verification link; needs no session.' })
  async verifyEmail(
    @Ctx() context: RequestContext,
    @Arg('oobCode', () => String, { description: 'The code of the link.' }) oobCode: string,
  ): Promise<VerifyEmailPayload> {
    const ownAccountId = context.actor?.accountId ?? null;
    const { accountId, ...verified } = await verifyEmail(context.services, oobCode, ownAccountId);
    const isOwn = ownAccountId === accountId;
    const actor = context.actor && { ...context.actor, emailVerified: isOwn || context.actor.emailVerified };
    return done({ ...verified, viewer: await viewerOf(context, actor) });
  }

  @RefusesWith('DISOWN_CODE_INVALID')
  @Mutation(() => DisownRegistrationPayload, {
    description:
      '"This was not me": ends the password and all sessions of an account that another person registered with the own address.',
  })
  async disownRegistration(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, {
      description:
        'The `disownToken` that verifyEmail answered; good once, for an hour, and only until the account is proven.',
    })
    token: string,
  ): Promise<DisownRegistrationPayload> {
    await disownRegistration(context.services, token);
    return done({ isDisowned: true });
  }

  @Authorized()
  @RefusesWith('VERIFICATION_EMAIL_TOO_SOON')
  @Mutation(() => ResendVerificationPayload, {
    description: 'Sends the verification e-mail again, at most once in 60 seconds.',
  })
  async resendVerificationEmail(
    @Ctx() context: RequestContext,
    @Arg('returnTo', () => String, { nullable: true, description: RETURN_TO }) returnTo?: string | null,
  ): Promise<ResendVerificationPayload> {
    const sentTo = await resendVerification(context.services, actorOf(context), sitePath(returnTo));
    return done({ sentTo });
  }

  @Authorized()
  @Query(() => String, {
    description: 'Where the last verification e-mail went: the own address, or the one that is to take its place.',
  })
  verificationSentTo(@Ctx() context: RequestContext): Promise<string> {
    return verificationSentTo(context.services, actorOf(context));
  }

  @Authorized()
  @RefusesWith('CURRENT_PASSWORD_WRONG')
  @Mutation(() => ResendVerificationPayload, {
    description:
      'Sends the verification e-mail to another address, which becomes the own one once it is verified; earlier links no longer work. Never tells whether the address has an account.',
  })
  async correctAddress(
    @Ctx() context: RequestContext,
    @Arg('input', () => CorrectAddressInput, { description: 'The address and the own password.' })
    { returnTo, ...given }: CorrectAddressInput,
  ): Promise<ResendVerificationPayload> {
    const input = { ...parse(correctAddressSchema, given), returnTo: sitePath(returnTo) };
    const actor = actorOf(context);
    await correctAddress(context.services, actor, input, context.clientAddress);
    return done({ sentTo: actor.emailVerified ? actor.email : input.email });
  }
}
