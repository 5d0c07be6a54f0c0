const WARNING = 40;
const LEVEL_NAMES: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' };
/** Node prints these at each start; the address is in the welcome. */
const DEBUGGER_LINE =
  /^(Debugger listening on|For help, see: https:\/\/nodejs\.org\/|Debugger attached|Waiting for the debugger)/;
/** Stack frames outside the project: of packages, of Node, and of the compiler's own program. */
const FOREIGN_FRAME =
  /^\s+at .*(node_modules\/|node:internal)|^\s+\d+: (<unknown>|_Z|Builtins_)|^(Caused by|Stack backtrace):$/;

interface LogEntry {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

/**
 * What a developer reads in the terminal of one line of the server's output: warnings and errors of the log with their
 * stack, and anything that is not a log line, such as a console.log. Null for a line that only the log file keeps.
 */
export function readableLine(line: string): string | null {
  const entry = parseEntry(line);
  if (!entry) return line.trim() === '' || DEBUGGER_LINE.test(line) || FOREIGN_FRAME.test(line) ? null : line;
  if (entry.level < WARNING) return null;
  const { level, msg = '', err, time: _time, pid: _pid, hostname: _hostname, ...rest } = entry;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  const stack = err ? `\n${err.stack ?? err.message ?? ''}` : '';
  return `${LEVEL_NAMES[level] ?? 'error'}: ${msg}${details}${stack}`;
}

function parseEntry(line: string): LogEntry | null {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return null;
  }
}
