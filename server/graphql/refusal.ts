import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../domain/errors';
import type { errors } from '../../domain/messages/en/errors';

export type ErrorText = keyof typeof errors;

/**
 * A refusal of a whole operation or root. ErrorFormatter puts the catalogue's text of `text`, else of the code, into
 * the language of the request.
 */
export function refusal(
  code: 'UNAUTHENTICATED' | 'FORBIDDEN',
  errorCode: ErrorCode,
  text: ErrorText = errorCode,
): GraphQLError {
  return new GraphQLError(errorCode, { extensions: { code, errorCode, text } });
}
