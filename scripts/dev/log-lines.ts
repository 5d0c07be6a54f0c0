/** Node prints the first two at each start, the rest are stack frames of packages, of Node and of the compiler's own program. */
const NOISE =
  /^$|^(Debugger |For help, see: |Waiting for the debugger)|^\s+at .*(node_modules\/|node:internal)|^\s+\d+: (<unknown>|_Z|Builtins_)|^(Caused by|Stack backtrace):$/;

/**
 * What a developer reads in the terminal of one line of the server's output: warnings and errors of the log with their
 * stack, and anything that is not a log line, such as a console.log. Null for a line that only the log file keeps.
 */
export function readableLine(line: string): string | null {
  if (!/^\{"level":\d+,.*\}$/.test(line)) return NOISE.test(line) ? null : line;
  const { level, msg = '', err, time: _time, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(line);
  if (level < 40) return null;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${level < 50 ? 'warning' : 'error'}: ${msg}${details}${err ? `\n${err.stack ?? err.message}` : ''}`;
}
