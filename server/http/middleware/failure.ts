import type { IncomingMessage } from 'node:http';
import { DomainError, type ErrorCode } from '../../../domain/errors';
import { ACCOUNT_MISMATCH_STATUS } from '../../../domain/shown-account';
import { errorText, textsIn } from '../../language/texts';
import type * as english from '../../messages/en';
import { traceOf } from '../../observability/request-trace';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';
import { languageOfBrowser } from './request-language';

/** Why a request does not get what it asked for. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly text: keyof (typeof english)['failures'] = 'unreadable',
  ) {
    super(text);
  }
}

interface FailureResponse {
  status: number;
  body: { errors: { message: string; extensions?: { code: string; errorCode?: ErrorCode } }[] };
}

/**
 * The response to an error. An unexpected one is logged and shows no internals, with the same code as a
 * field that failed so: the sender of an operation need not know how far it came.
 */
export function failureOf(services: Services, request: IncomingMessage, error: unknown): FailureResponse {
  if (error instanceof DomainError && error.code === 'ACCOUNT_MISMATCH') return strangePage(request, error.code);
  const { status, text } = error instanceof Failure ? error : new Failure(statusOf(error));
  const isUnexpected = status >= 500;
  if (isUnexpected) servicesOf(services, request).logger.error({ err: error }, 'a request failed unexpectedly');
  const message = textsIn(languageOfBrowser(request))(`failures.${isUnexpected ? 'unexpected' : text}`);
  if (!isUnexpected) return { status, body: { errors: [{ message }] } };
  return { status, body: { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
}

/** Refused with the session, so before any operation: the client reloads its page. */
function strangePage(request: IncomingMessage, errorCode: ErrorCode): FailureResponse {
  traceOf(request).refused(errorCode);
  const message = errorText(errorCode, languageOfBrowser(request));
  return {
    status: ACCOUNT_MISMATCH_STATUS,
    body: { errors: [{ message, extensions: { code: 'FORBIDDEN', errorCode } }] },
  };
}

/** Express and its parsers put the status on the error. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
