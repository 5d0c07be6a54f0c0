import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from 'pino';
import { DomainError, type ErrorCode } from '../../../domain/errors';
import type { Language } from '../../../domain/language';
import { isActingAdmin } from '../../actor';
import type { RequestContext } from '../../graphql/context';
import type { ErrorText } from '../../graphql/refusal';
import { errorText, textsIn, violationText } from '../../language/texts';

const PUBLIC_CODES = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT']);
/** Apollo's own codes for requests that are wrong in themselves. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** What graphql-js says, without a code, of variables with more than fifty faults. */
const TOO_MANY_FAULTS = /^Too many errors processing variables/;

/** Messages about requests quote what was sent, at any length. */
const MAX_MESSAGE_LENGTH = 500;

/**
 * Some of Apollo's errors say by their status alone that the request is wrong: another version, or another hash. Those of
 * compiled operations have no extensions.
 */
function isBadRequest(error: unknown): boolean {
  const { extensions } = error as { extensions?: { http?: { status?: number } } };
  const status = extensions?.http?.status ?? 500;
  return status >= 400 && status < 500;
}

/**
 * The parser recurses, and a document that is too deep ends in an error about the call stack. What a value was is left
 * out: it may be a password.
 */
function requestFault(message: string): string {
  if (/call stack/.test(message)) return 'Syntax Error: Document is nested too deeply.';
  return message
    .replace(/( cannot represent .*?)(?:: |, found).*$/s, '$1.')
    .replace(/^(Expected value of type .*?), found .*$/s, '$1.')
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** graphql-js quotes the whole value of a variable, passwords included. Its name and the place in it are enough. */
function variableFault(message: string, error: unknown): string {
  const [, name] = /^Variable "\$(\w+)" got invalid value /.exec(message) ?? [];
  if (name === undefined) return message;
  const reason = error instanceof GraphQLError ? `; ${error.originalError?.message ?? ''}` : '';
  const [place = name] =
    /(?<= at ")\w+(?:\.\w+|\[\d+\])*(?="$)/.exec(message.endsWith(reason) ? message.slice(0, -reason.length) : '') ??
    [];
  return `Variable "$${name}" got an invalid value at "${place}".`;
}

/**
 * What graphql-js says, without a code, of a variable that is null in the place of its default where null is not allowed:
 * only then is an argument found wrong while it executes. Null for anything else.
 */
function nullFault(error: unknown): string | null {
  if (!(error instanceof GraphQLError) || error.originalError) return null;
  const [, argument] =
    /^Argument "(\w+)" (?:of non-null type .* must not be null|has invalid value )/.exec(error.message) ?? [];
  if (argument === undefined) return null;
  const [value] = error.nodes ?? [];
  return value?.kind === Kind.VARIABLE
    ? `Variable "$${value.name.value}" must not be null in argument "${argument}".`
    : `Argument "${argument}" holds a variable that must not be null.`;
}

/** Refusals that are about rights; the others are about what was asked for. */
function topLevelCode(code: ErrorCode): 'FORBIDDEN' | 'BAD_USER_INPUT' {
  return /FORBIDDEN|NOT_ALLOWED|NOT_VERIFIED|STEP_UP_REQUIRED/.test(code) ? 'FORBIDDEN' : 'BAD_USER_INPUT';
}

/**
 * The four top-level codes of the contract; everything unexpected is logged, and the response has no internals. Apollo's
 * formatter does not get the request, so each error is noted with its request beforehand.
 */
export class ErrorFormatter {
  private readonly requests = new WeakMap<object, RequestContext>();

  constructor(private readonly logger: Logger) {}

  belongsTo(error: object, request: RequestContext): void {
    this.requests.set(error, request);
  }

  /** Apollo's `formatError`. */
  readonly format = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const request = typeof error === 'object' && error !== null ? this.requests.get(error) : undefined;
    const answer = answerFor(
      request?.services.logger ?? this.logger,
      request?.session.language ?? 'en',
      formatted,
      error,
    );
    request?.trace.refused(String(answer.extensions?.['errorCode'] ?? answer.extensions?.['code']));
    return answer;
  };

  /** The same for an error that Apollo has not seen. */
  formatFor(request: RequestContext, error: GraphQLError): GraphQLFormattedError {
    this.belongsTo(error, request);
    return this.format(error.toJSON(), error);
  }

  /** Before Apollo formats them. */
  encounter(errors: readonly GraphQLError[], request: RequestContext): void {
    for (const error of errors) {
      this.belongsTo(error, request);
      // Suggestions are for administrators alone, who may read the whole schema.
      if (!isActingAdmin(request.actor)) error.message = error.message.replace(/ Did you mean .+\?/gs, '');
    }
  }
}

function answerFor(
  logger: Logger,
  language: Language,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { path, locations } = formatted;
  if (cause instanceof DomainError) {
    const { code: errorCode, violations } = cause;
    const [violation = { code: errorCode }] = violations;
    return {
      message: violationText(violation, language),
      path,
      extensions: { code: topLevelCode(errorCode), errorCode },
    };
  }
  const code = String(formatted.extensions?.['code'] ?? '');
  if (PUBLIC_CODES.has(code)) {
    const { errorCode, text } = (formatted.extensions ?? {}) as { errorCode?: ErrorCode; text?: ErrorText };
    if (errorCode && text) return { message: errorText(text, language), path, extensions: { code, errorCode } };
    return { message: variableFault(formatted.message, error), path, extensions: { code } };
  }
  if (REQUEST_CODES.has(code) || isBadRequest(error) || TOO_MANY_FAULTS.test(formatted.message))
    return { message: requestFault(formatted.message), locations, extensions: { code: 'BAD_USER_INPUT' } };
  const fault = nullFault(cause);
  if (fault !== null) return { message: fault, path, locations, extensions: { code: 'BAD_USER_INPUT' } };
  logger.error({ err: cause, path }, 'a request failed unexpectedly');
  return {
    message: textsIn(language)('failures.unexpected'),
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
