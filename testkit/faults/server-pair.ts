import pino from 'pino';
import { addDays, wibDateOf, type LocalDate } from '../../domain/time';
import { systemClock } from '../../server/clock';
import { TripayStandIn } from '../../server/sandbox/tripay/tripay-stand-in';
import type { Asker } from '../people/actors';
import { ServerProcess } from '../server/server-process';
import { TestClient } from '../server/test-client';
import { useServer, type TestServer } from '../server/test-server';

/** What the payment provider signs with; the processes and the tests share it. */
export const PROVIDER_KEYS = { apiKey: 'DEV-key', privateKey: 'a private key', merchantCode: 'T0001' };

export interface ServerPair {
  /** A server in the test's own process, on the same database: for factories, and for looking. */
  eyes: TestServer;
  processes: [ServerProcess, ServerProcess];
  /** The same person with a browser at one of the processes: even numbers the first, odd ones the second. */
  at<Actor extends Asker>(actor: Actor, index: number): Actor;
  visitor(index: number): TestClient;
  urlOf(index: number): string;
  /** Starts again what has ended, at its old address. */
  revive(): Promise<void>;
}

/**
 * Two server processes on one database, as behind a load balancer, with one payment provider. Settings that each has of
 * its own are asked for when it starts.
 */
export function useServerPair(
  settings: Record<string, string> = {},
  ofEach: (index: 0 | 1) => Record<string, string> = () => ({}),
): ServerPair {
  const eyes = useServer();
  const provider = new TripayStandIn({
    ...PROVIDER_KEYS,
    publicUrl: 'http://provider.test',
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    resendMs: 20,
  });
  const processes: ServerProcess[] = [];
  let environment: Record<string, string> = {};
  const environmentOf = (index: 0 | 1): Record<string, string> => ({ ...environment, ...ofEach(index) });
  const processAt = (index: number): ServerProcess => {
    const process = processes[index % 2];
    if (!process) throw new Error('The two servers have not started');
    return process;
  };
  beforeAll(async () => {
    setRealTime(eyes);
    environment = {
      DATABASE_URL: eyes.services.env.DATABASE_URL,
      SESSION_SECRET: eyes.services.env.SESSION_SECRET,
      FILES_DIR: eyes.services.env.FILES_DIR,
      RATE_LIMIT_FACTOR: '100000',
      TRIPAY_BASE_URL: await provider.listen(),
      TRIPAY_API_KEY: PROVIDER_KEYS.apiKey,
      TRIPAY_PRIVATE_KEY: PROVIDER_KEYS.privateKey,
      TRIPAY_MERCHANT_CODE: PROVIDER_KEYS.merchantCode,
      ...settings,
    };
    const started = await Promise.allSettled([
      ServerProcess.start(environmentOf(0)),
      ServerProcess.start(environmentOf(1)),
    ]);
    // What has started is stopped after the tests, also when the other has not.
    for (const start of started) if (start.status === 'fulfilled') processes.push(start.value);
    for (const start of started) if (start.status === 'rejected') throw start.reason;
  });
  beforeEach(() => setRealTime(eyes));
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await provider.close();
  });
  return {
    eyes,
    get processes(): [ServerProcess, ServerProcess] {
      return [processAt(0), processAt(1)];
    },
    at: (actor, index) => ({ ...actor, client: actor.client.clone(processAt(index).url) }),
    visitor: (index) => new TestClient(processAt(index).url),
    urlOf: (index) => processAt(index).url,
    revive: async () => {
      for (const [index, { hasEnded, url }] of processes.entries()) {
        if (hasEnded)
          processes[index] = await ServerProcess.start(environmentOf(index === 0 ? 0 : 1), Number(new URL(url).port));
      }
    },
  };
}

/** A process of its own uses the real clock. */
export function setRealTime({ clock }: TestServer): void {
  clock.advance(Date.now() - clock.now().getTime());
}

/** A day after today; the processes refuse interviews in the past. */
export function inDays(days: number): LocalDate {
  return addDays(wibDateOf(new Date()), days);
}
