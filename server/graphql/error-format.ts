import type { GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from 'pino';
import { DomainError, type ErrorCode } from '../../domain/errors';

const PUBLIC_CODES = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT']);
/** Apollo's own codes for requests that are wrong in themselves. */
const REQUEST_CODES = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST', 'PERSISTED_QUERY_NOT_FOUND', 'OPERATION_RESOLUTION_FAILURE']);

/** What graphql-js says, without a code, of variables with more than fifty faults. */
const TOO_MANY_FAULTS = /^Too many errors processing variables/;

/** Refusals that are about rights; the others are about what was asked for. */
function topLevelCode(code: ErrorCode): 'FORBIDDEN' | 'BAD_USER_INPUT' {
  return /FORBIDDEN|NOT_ALLOWED|NOT_VERIFIED/.test(code) ? 'FORBIDDEN' : 'BAD_USER_INPUT';
}

/** The four top-level codes of the contract; everything unexpected is logged and answers without internals. */
export function createErrorFormatter(logger: Logger): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    if (cause instanceof DomainError) {
      return { message: cause.message, path, extensions: { code: topLevelCode(cause.code), errorCode: cause.code } };
    }
    const code = String(formatted.extensions?.['code'] ?? '');
    if (PUBLIC_CODES.has(code)) {
      const { errorCode } = formatted.extensions ?? {};
      return { message: formatted.message, path, extensions: { code, ...(errorCode ? { errorCode } : {}) } };
    }
    if (REQUEST_CODES.has(code) || TOO_MANY_FAULTS.test(formatted.message)) return { message: formatted.message, locations, extensions: { code: 'BAD_USER_INPUT' } };
    logger.error({ err: cause, path }, 'a request failed unexpectedly');
    return { message: 'Something went wrong on our side. Please try again.', path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}
