import type { IncomingMessage } from 'node:http';
import { textsIn } from '../../language/texts';
import type { english } from '../../messages/en';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';
import { languageOfBrowser } from './request-language';

/** Why a request is answered without what it asked for. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly text: keyof (typeof english)['failures'] = 'unreadable',
  ) {
    super(text);
  }
}

interface FailureAnswer {
  status: number;
  body: { errors: { message: string; extensions?: { code: 'INTERNAL_SERVER_ERROR' } }[] };
}

/**
 * What an error is answered with. An unexpected one is logged and answers without internals, with the code that a field
 * has which failed so: the sender of an operation need not know how far it came.
 */
export function failureOf(services: Services, request: IncomingMessage, error: unknown): FailureAnswer {
  const { status, text } = error instanceof Failure ? error : new Failure(statusOf(error));
  const isUnexpected = status >= 500;
  if (isUnexpected) servicesOf(services, request).logger.error({ err: error }, 'a request failed unexpectedly');
  const message = textsIn(languageOfBrowser(request))(`failures.${isUnexpected ? 'unexpected' : text}`);
  if (!isUnexpected) return { status, body: { errors: [{ message }] } };
  return { status, body: { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
}

/** Express and its parsers put the status on the error. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
