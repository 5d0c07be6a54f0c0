/**
 * Runs one program and stops it when standard input closes:
 *
 *   node watchdog.mjs mariadbd --datadir=…
 *
 * The process that starts a watchdog holds the other end of that pipe. The kernel closes it when the holder dies, even by
 * kill -9, so the program never outlives it. Ends with the program's exit code.
 *
 * The holder writes anything into the pipe once the program is ready. Before that it is stopped by SIGKILL: mariadbd
 * hangs forever when SIGTERM comes during its first tenth of a second (measured with 10.11), and nothing
 * that it acknowledged can be lost yet.
 */
import { spawn } from 'node:child_process';

const MILLISECONDS_TO_STOP = 30_000;
const [program, ...programArguments] = process.argv.slice(2);
const child = spawn(program, programArguments, { stdio: ['ignore', 'inherit', 'inherit'] });
let isReady = false;

function stop() {
  child.kill(isReady ? 'SIGTERM' : 'SIGKILL');
  setTimeout(() => child.kill('SIGKILL'), MILLISECONDS_TO_STOP).unref();
}

process.stdin
  .on('data', () => (isReady = true))
  .on('end', stop)
  .on('error', stop);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
child.on('error', (error) => {
  console.error(`${program}: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
