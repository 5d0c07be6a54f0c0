import { createServer } from 'node:net';
import { StartUpError } from '../start-up-error';

/** The port of PORT, 4000 when unset. Throws StartUpError for anything but a port number. */
export function wantedPort(text: string | undefined): number {
  const port = Number(text === undefined || text === '' ? 4000 : text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartUpError(`PORT is ${text}; it must be a number from 1 to 65535.`);
}

/** Throws StartUpError, naming PORT for `npm run <command>`, when nothing can listen on this port. */
export async function requireFreePort(port: number, command: 'demo' | 'dev'): Promise<void> {
  const problem = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (problem === undefined) return;
  const why = problem === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${problem})`;
  throw new StartUpError(
    `Port ${port} ${why}. Choose another: PORT=${port === 65_535 ? 4001 : port + 1} npm run ${command}`,
  );
}
