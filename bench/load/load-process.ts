import { fork } from 'node:child_process';
import { runLoad, type Load, type LoadResult } from './keep-alive-client';

/** The load runs in a process of its own, so that it does not share the harness's event loop. */

export interface LoadProcess {
  run(load: Load): Promise<LoadResult>;
  stop(): void;
}

export function startLoadProcess(): LoadProcess {
  const child = fork(__filename, [], { execArgv: ['-r', '@swc-node/register'], serialization: 'advanced' });
  return {
    run: (load) =>
      new Promise((resolve, reject) => {
        const onExit = (): void => reject(new Error('The load process ended'));
        child.once('exit', onExit);
        child.once('message', (answer: LoadResult | { error: string }) => {
          child.off('exit', onExit);
          if ('error' in answer) reject(new Error(answer.error));
          else resolve(answer);
        });
        child.send(load);
      }),
    stop: () => void child.kill(),
  };
}

if (require.main === module) {
  process.on('message', (load: Load) => {
    // The channel delivers plain byte arrays.
    runLoad({ ...load, requests: load.requests.map((request) => Buffer.from(request)) }).then(
      (result) => process.send?.(result),
      (error: unknown) =>
        process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
