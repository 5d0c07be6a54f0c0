import { Secret, TOTP } from 'otpauth';
import { type Asker, anAdmin, PASSWORD, type TestActor } from './actors';
import { graphql } from '../graphql';
import { codesOf } from './registration';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** The app on a person's phone, with the recovery codes that they wrote down. */
export interface TestPhone {
  /** What the app shows at the time of the server's clock. */
  code: () => string;
  secret: string;
  recoveryCodes: string[];
}

const START = graphql(`mutation StartFactor($input: OwnerProofInput!) {
  startSecondFactor(input: $input) { enrolment { secret uri qrCode } errors { ...Refusal } }
}`);

export async function startSecondFactor(
  client: TestClient,
  password: string | null = PASSWORD,
  mailedCode: string | null = null,
) {
  return (await client.ask(START, { input: { password, mailedCode } })).startSecondFactor;
}

const CONFIRM = graphql(
  `mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }`,
);

export async function confirmSecondFactor(client: TestClient, code: string) {
  return (await client.ask(CONFIRM, { code })).confirmSecondFactor;
}

/** What an app that has this secret shows. */
export function codeOf(server: TestServer, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
}

/**
 * Turns the second factor on, by the screens' own calls; the client's session is proved from then on. The clock goes
 * on half a minute, so that the app shows a code that was not used.
 */
export async function turnOnSecondFactor(
  server: TestServer,
  { client }: Asker,
  password: string | null = PASSWORD,
): Promise<TestPhone> {
  const { enrolment } = await startSecondFactor(client, password);
  if (!enrolment) throw new Error('The second factor could not be started');
  const { secret } = enrolment;
  const confirmed = await confirmSecondFactor(client, codeOf(server, secret));
  if (!confirmed.recoveryCodes)
    throw new Error(`The second factor could not be confirmed: ${codesOf(confirmed).join()}`);
  server.clock.advance(30_000);
  return { secret, recoveryCodes: confirmed.recoveryCodes, code: () => codeOf(server, secret) };
}

/** An administrator as production wants them. */
export async function anEnrolledAdmin(server: TestServer): Promise<TestActor & { phone: TestPhone }> {
  const admin = await anAdmin(server);
  return { ...admin, phone: await turnOnSecondFactor(server, admin) };
}

const STEP_UP = graphql(
  `mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }`,
);

export async function stepUp(client: TestClient, code: string) {
  return (await client.ask(STEP_UP, { code })).stepUp;
}

const TURN_OFF = graphql(
  `mutation TurnFactorOff($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }`,
);

export const turnOffSecondFactor = async (client: TestClient, password = PASSWORD) =>
  codesOf((await client.ask(TURN_OFF, { input: { password } })).turnOffSecondFactor);

const RENEW = graphql(
  `mutation RenewRecoveryCodes($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }`,
);

export const renewRecoveryCodes = async (client: TestClient, password = PASSWORD) =>
  (await client.ask(RENEW, { input: { password } })).renewRecoveryCodes;
