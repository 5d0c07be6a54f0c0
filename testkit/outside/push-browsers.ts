import type { PushMessage } from '../../domain/push';
import type { ReceivedPush } from '../../server/sandbox/push/received-push';
import { graphql } from '../graphql';
import type { PushSettingsInTestFragment } from '../graphql/graphql';
import { eventually } from '../races/eventually';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

graphql(`fragment PushSettingsInTest on PushSettings {
  publicKey isOn showsDetails isQuietAtNight zone preferences { kind isOn }
  subscriptions { id device createdAt lastUsedAt isCurrent }
}`);

const SETTINGS = graphql(`query PushSettingsOfViewer { pushSettings { ...PushSettingsInTest } }`);
const SAVE = graphql(`mutation SavePushInTest($input: SavePushSubscriptionInput!) {
  savePushSubscription(input: $input) { settings { ...PushSettingsInTest } errors { ...Refusal } }
}`);

/** A browser of the stand-in for a push service. */
export interface PushedBrowser {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export type PushSettings = PushSettingsInTestFragment;

/** A browser that has subscribed at the push service, and has told no server yet. */
export async function newBrowser(server: TestServer): Promise<PushedBrowser> {
  const response = await server.visitor().fetch('/sandbox/push/browsers', { method: 'POST' });
  return (await response.json()) as PushedBrowser;
}

interface Told {
  endpoint?: string;
  p256dh?: string;
  auth?: string;
  zone?: string;
  showsDetails?: boolean;
}

export async function savePush(client: TestClient, { endpoint, keys }: PushedBrowser, told: Told = {}) {
  const input = { endpoint, ...keys, zone: 'Asia/Jakarta', showsDetails: false, ...told };
  return (await client.ask(SAVE, { input })).savePushSubscription;
}

/** A signed-in person's browser that shows notifications from now on. */
export async function subscribe(
  server: TestServer,
  { client }: { client: TestClient },
  told: Told = {},
): Promise<PushedBrowser> {
  const browser = await newBrowser(server);
  const { errors } = await savePush(client, browser, told);
  if (errors.length > 0) throw new Error(`Not subscribed: ${JSON.stringify(errors)}`);
  return browser;
}

export async function pushSettings(client: TestClient): Promise<PushSettings | null> {
  return (await client.ask(SETTINGS)).pushSettings;
}

/** What the push service says for this browser from now on; null: 201 again. */
export async function answerWith(
  server: TestServer,
  { id }: PushedBrowser,
  answer: { status: number; retryAfter?: string } | null,
): Promise<void> {
  const { status } = await server.visitor().fetch(`/sandbox/push/browsers/${id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
  if (status !== 204) throw new Error(`The push service said ${status}`);
}

/** As it came, with what it said. */
export type ShownPush = ReceivedPush & { message: PushMessage };

/** What has come for a browser, oldest first. */
export async function pushesTo(server: TestServer, { id }: PushedBrowser): Promise<ShownPush[]> {
  const response = await server.visitor().fetch(`/sandbox/push?format=json&browser=${id}`);
  const received = (await response.json()) as ReceivedPush[];
  return received.toReversed().map((push) => ({ ...push, message: JSON.parse(push.text) as PushMessage }));
}

const DUE = "SELECT id FROM outbox WHERE channel = 'PUSH' AND done_at IS NULL AND due_at <= ?";

/** Lets the notifications leave that are due, until none is. */
export async function pushesSettled(server: TestServer): Promise<void> {
  server.services.push?.wake();
  await eventually(
    () => server.dataSource.query<unknown[]>(DUE, [server.clock.now()]),
    (due) => due.length === 0,
  );
}

/** Those that have left for a browser by now, or were to leave, oldest first. */
export async function settledPushes(server: TestServer, browser: PushedBrowser): Promise<ShownPush[]> {
  await pushesSettled(server);
  return pushesTo(server, browser);
}

/** The first try fails, so that something can happen before the next one, ten seconds later. */
export async function whileUnwell(
  server: TestServer,
  browser: PushedBrowser,
  { before, meanwhile }: { before: () => Promise<unknown>; meanwhile: () => Promise<unknown> },
): Promise<void> {
  await answerWith(server, browser, { status: 503 });
  await before();
  await pushesSettled(server);
  await meanwhile();
  await pushesSettled(server);
  await answerWith(server, browser, null);
  server.clock.advance(60_000);
  await pushesSettled(server);
}
