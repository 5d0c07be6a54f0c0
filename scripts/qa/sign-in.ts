import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../domain/roles';
import { graphql } from '../../testkit/graphql';
import type { ResultOf } from '../../testkit/server/test-client';
import { check, checkAccepted } from './expectations';
import type { ObservedClient } from './observed-client';
import type { Account, SecondFactor } from './options';
import type { SmokeRun, Step } from './smoke-run';

graphql(`fragment SmokePerson on Viewer {
  id email emailVerified isGoogleAccount activeRole mustEnrol seeker { id fullName phoneNumber } company { id companyName isVerified }
}`);
const SIGN_IN = graphql(
  `mutation SmokeSignIn($input: LoginInput!) { login(input: $input) { viewer { ...SmokePerson } errors { ...Refusal } } }`,
);
const LOG_OUT = graphql(`mutation SmokeLogout { logout { errors { ...Refusal } } }`);
const STILL_SIGNED_IN = graphql(`query SmokeStillSignedIn { viewer { id } }`);

type Viewer = NonNullable<ResultOf<typeof SIGN_IN>['login']['viewer']>;

/** A person who is signed in. */
export interface Person {
  client: ObservedClient;
  viewer: Viewer;
}

interface SignInOptions {
  account: Account;
  secondFactor: SecondFactor;
  now: () => Date;
  onPerson(person: Person): void;
}

/** Signs in with a code where the account asks for one; the session is ended when all is done. */
export function signInStep(run: SmokeRun, { account, secondFactor, now, onPerson }: SignInOptions): Step {
  const { email, password, role } = account;
  const client = run.visitor();
  const send = async (code: string | null) => (await client.ask(SIGN_IN, { input: { email, password, code } })).login;
  return {
    name: `${email} signs in`,
    async run() {
      run.undoLater({ name: `log ${email} out`, run: () => logOut(client) });
      const first = await send(null);
      const asksForCode = first.errors.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
      const answer = asksForCode ? await send(codeOf(secondFactor, now())) : first;
      checkAccepted(answer);
      const { viewer } = answer;
      check(viewer !== null, 'The sign-in answered no viewer.');
      check(!viewer.mustEnrol, 'This administrator has to set up two-factor authentication first.');
      check(viewer.emailVerified || viewer.isGoogleAccount, 'The e-mail address of this account is not verified.');
      check(
        role === null || viewer.activeRole === role,
        `The account acts as ${viewer.activeRole}; switch its role in the browser first.`,
      );
      onPerson({ client, viewer });
    },
  };
}

function codeOf({ code, secret }: SecondFactor, now: Date): string {
  if (code) return code;
  check(secret !== null, 'The account asks for a code: give --code, or its secret in QA_TOTP_SECRET.');
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Also where the sign-in seemed to fail: its response may have got lost. */
async function logOut(client: ObservedClient): Promise<void> {
  checkAccepted((await client.ask(LOG_OUT)).logout);
  const { viewer } = await client.ask(STILL_SIGNED_IN);
  check(viewer === null, 'The browser is still signed in.');
}

/** Those who act in a role, in the order of their accounts. */
export function actingAs(people: readonly Person[], role: Role): Person[] {
  return people.filter(({ viewer }) => viewer.activeRole === role);
}
