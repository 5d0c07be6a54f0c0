import 'reflect-metadata';
import { readEnv } from './env';
import { startServer } from './start-server';

/** Starts the server from the environment; SIGTERM and SIGINT stop it after its open requests. */
async function main(): Promise<void> {
  const server = await startServer(readEnv());
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
