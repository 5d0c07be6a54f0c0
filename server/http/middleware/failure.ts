import type { IncomingMessage } from 'node:http';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';

/** Why a request is answered without what it asked for, in words for whoever sent it. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message = 'This request could not be read.',
  ) {
    super(message);
  }

  get body(): { errors: { message: string }[] } {
    return { errors: [{ message: this.message }] };
  }
}

/** What an error is answered with; an unexpected one is logged and answers without internals. */
export function failureOf(services: Services, request: IncomingMessage, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = statusOf(error);
  if (status < 500) return new Failure(status);
  servicesOf(services, request).logger.error({ err: error }, 'a request failed unexpectedly');
  return new Failure(status, 'Something went wrong on our side. Please try again.');
}

/** Express and its parsers put the status on the error. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
