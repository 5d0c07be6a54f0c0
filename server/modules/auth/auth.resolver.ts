import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { loginSchema } from '../../../domain/accounts.schema';
import { registerCompanySchema } from '../../../domain/companies.schema';
import { registerSeekerSchema } from '../../../domain/seekers.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext, type SignedIn } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { createCompany } from '../companies/public';
import { claimFiles } from '../files/public';
import { createSeeker } from '../seekers/public';
import {
  DisownRegistrationPayload,
  LoginInput,
  LogoutPayload,
  RegisterCompanyInput,
  RegisterSeekerInput,
  ResendVerificationPayload,
  SwitchRoleInput,
  VerifyEmailPayload,
  Viewer,
  ViewerPayload,
} from './auth.types';
import { disownRegistration } from './commands/disown-registration';
import { login } from './commands/login';
import { registerAccount } from './commands/register-account';
import { resendVerification } from './commands/send-verification';
import { switchRole } from './commands/switch-role';
import { verifyEmail } from './commands/verify-email';
import { viewerOf } from './viewer';

@Resolver()
export class AuthResolver {
  @Query(() => Viewer, { nullable: true, description: 'The signed-in person; null for a visitor.' })
  viewer(@Ctx() context: RequestContext): Promise<Viewer | null> {
    return viewerOf(context, context.actor);
  }

  @AnswersUserErrors()
  @Mutation(() => ViewerPayload, {
    description: "Registers a job seeker, or adds that role to a company's account, and signs in.",
  })
  async registerSeeker(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterSeekerInput, { description: 'The form.' }) given: RegisterSeekerInput,
  ): Promise<ViewerPayload> {
    const input = parse(registerSeekerSchema, given);
    const { email, password, code } = input;
    const { clientAddress, session } = context;
    const signedIn = await registerAccount(
      context.services,
      { email, password, code, role: Role.USER, name: input.fullName, clientAddress, browser: session.browser },
      async (transaction, id, now) => {
        const { fullName, phoneNumber, education, workExperience, technicalSkills, softSkills } = input;
        const profile = { fullName, phoneNumber, education, workExperience, technicalSkills, softSkills };
        const files = await claimFiles(
          transaction,
          { accountId: id, now },
          {
            cvClaim: { claim: input.cvClaim, preset: 'user_cv' },
            portfolioClaim: { claim: input.portfolioClaim, preset: 'user_portfolio' },
          },
        );
        await createSeeker(
          transaction,
          id,
          { ...profile, cvFileId: files.cvClaim, portfolioFileId: files.portfolioClaim },
          now,
        );
      },
    );
    return signIn(context, signedIn);
  }

  @AnswersUserErrors()
  @Mutation(() => ViewerPayload, {
    description:
      "Registers a company, or adds that role to a seeker's account, and signs in. It starts with 1 token, unverified.",
  })
  async registerCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterCompanyInput, { description: 'The form.' }) given: RegisterCompanyInput,
  ): Promise<ViewerPayload> {
    const input = parse(registerCompanySchema, given);
    const { email, password, code } = input;
    const { clientAddress, session } = context;
    const signedIn = await registerAccount(
      context.services,
      { email, password, code, role: Role.COMPANY, name: input.companyName, clientAddress, browser: session.browser },
      async (transaction, id, now) => {
        const { companyName, phoneNumber, companyNpwp, companyAddress, industry, companySize, description } = input;
        const profile = { companyName, phoneNumber, companyNpwp, companyAddress, industry, companySize, description };
        const { deedClaim } = await claimFiles(
          transaction,
          { accountId: id, now },
          { deedClaim: { claim: input.deedClaim, preset: 'company_deed' } },
        );
        await createCompany(transaction, id, { ...profile, deedFileId: deedClaim }, { now });
      },
    );
    return signIn(context, signedIn);
  }

  @AnswersUserErrors()
  @Mutation(() => ViewerPayload, {
    description: 'Signs in with e-mail and password, and a code where the second factor is on, under a new session id.',
  })
  async login(
    @Ctx() context: RequestContext,
    @Arg('input', () => LoginInput, { description: 'E-mail, password and code.' }) given: LoginInput,
  ): Promise<ViewerPayload> {
    const input = parse(loginSchema, given);
    return signIn(
      context,
      await login(context.services, {
        ...input,
        clientAddress: context.clientAddress,
        browser: context.session.browser,
      }),
    );
  }

  @AnswersUserErrors()
  @Mutation(() => LogoutPayload, { description: 'Ends the session; harmless when there is none.' })
  async logout(@Ctx() context: RequestContext): Promise<LogoutPayload> {
    await context.session.end();
    return done({ isSignedOut: true });
  }

  @Authorized()
  @AnswersUserErrors()
  @Mutation(() => ViewerPayload, { description: 'Acts in the other role of a dual account from now on.' })
  async switchRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => SwitchRoleInput, { description: 'The role.' }) input: SwitchRoleInput,
  ): Promise<ViewerPayload> {
    const actor = actorOf(context);
    await switchRole(context.services, actor, input.role);
    return done({ viewer: await viewerOf(context, { ...actor, activeRole: input.role }) });
  }

  @AnswersUserErrors()
  @Mutation(() => VerifyEmailPayload, { description: 'Applies the code of a verification link; needs no session.' })
  async verifyEmail(
    @Ctx() context: RequestContext,
    @Arg('oobCode', () => String, { description: 'The code of the link.' }) oobCode: string,
  ): Promise<VerifyEmailPayload> {
    const ownAccountId = context.actor?.accountId ?? null;
    const { accountId, role, wasVerifiedBefore, disownToken } = await verifyEmail(context.services, {
      code: oobCode,
      ownAccountId,
    });
    const isOwn = ownAccountId === accountId;
    const actor = context.actor && { ...context.actor, emailVerified: isOwn || context.actor.emailVerified };
    return done({ role, wasVerifiedBefore, disownToken, viewer: await viewerOf(context, actor) });
  }

  @AnswersUserErrors()
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
  @AnswersUserErrors()
  @Mutation(() => ResendVerificationPayload, {
    description: 'Sends the verification e-mail again, at most once in 60 seconds.',
  })
  async resendVerificationEmail(@Ctx() context: RequestContext): Promise<ResendVerificationPayload> {
    const actor = actorOf(context);
    await resendVerification(context.services, actor);
    return done({ sentTo: actor.email });
  }
}

/** Starts a session and answers who is signed in now. */
async function signIn(context: RequestContext, signedIn: SignedIn): Promise<ViewerPayload> {
  const actor = await context.session.start(signedIn);
  return done({ viewer: await viewerOf(context, actor) });
}
