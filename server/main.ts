import 'reflect-metadata';
import { readEnv } from './env';
import { startServer } from './start-server';
import { describeFailure } from './start-up-error';

/** For what is left when the requests are done: a mail being sent, the database's connections. */
const MAX_CLEANUP_MS = 10_000;

/** Starts the server from the environment; SIGTERM and SIGINT stop it after its open requests, and in any case. */
async function main(): Promise<void> {
  const env = readEnv();
  const server = await startServer(env);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const longest = (env.STOP_DELAY_SECONDS + env.STOP_WITHIN_SECONDS) * 1_000 + MAX_CLEANUP_MS;
    setTimeout(() => {
      server.services.logger.error('the server did not stop in time');
      process.exit(1);
    }, longest).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.services.logger.error({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
