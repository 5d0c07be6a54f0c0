/**
 * Loaded into a server process (`node --import`) by the script that starts it and holds its standard input: when that
 * pipe closes, the script is gone, even by kill -9, and the server shuts down as at SIGTERM instead of keeping
 * its port.
 */
process.stdin.on('error', stop).on('end', stop).resume();
process.stdin.unref();

function stop() {
  process.kill(process.pid, 'SIGTERM');
}
