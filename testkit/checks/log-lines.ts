export interface LogLine {
  traceId?: string;
  level: number;
  msg: string;
  requestId?: string;
  route?: string;
  path?: string;
  operation?: string;
  outcome?: string;
  statusCode?: number;
  ms?: number;
  statements?: number;
  sqlMs?: number;
  sql?: string;
  err?: { message: string };
}

export const WARN = 40;
export const ERROR = 50;

/** What a server wrote, line by line. */
export function linesOf(log: readonly string[]): LogLine[] {
  return log.map((line) => JSON.parse(line) as LogLine);
}
