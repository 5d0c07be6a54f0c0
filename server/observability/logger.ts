import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './logged-error';

/** Lines of JSON, without personal data: see docs/operations.md. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: loggedError } }, destination);
}
