import { createMethodMiddlewareDecorator, Field, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { DomainError, ErrorCode, type RuleViolation } from '../../domain/errors';
import type { RequestTrace } from '../observability/request-trace';

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Why an action was refused. Each code has one text, listed in the error catalogue.',
});

@ObjectType({ simpleResolvers: true, description: 'One refused rule, in the words to show to the person.' })
export class UserError {
  @Field(() => ErrorCode, { description: 'The rule that said no.' })
  code!: ErrorCode;

  detail?: RuleViolation['detail'];
  @Field(() => [String], {
    nullable: true,
    description: 'Path of the input field it belongs to, such as ["slots", "0", "end"].',
  })
  field?: string[];
}

@InterfaceType({ description: 'What every mutation answers: either its thing, or the reasons why not.' })
export abstract class Payload {
  @Field(() => [UserError], { description: 'Empty when the action succeeded; otherwise nothing was changed.' })
  errors!: UserError[];
}

export function done<Thing extends object>(thing: Thing): Thing & { errors: UserError[] } {
  return { ...thing, errors: [] };
}

/**
 * Turns a DomainError into the payload's `errors`. It runs after TypeGraphQL's authorisation check and around its
 * validation, so missing rights stay top-level errors and invalid input gets the catalogue's texts.
 */
export const AnswersUserErrors = (): MethodDecorator =>
  createMethodMiddlewareDecorator<{ trace: RequestTrace }>(async ({ context }, next) => {
    try {
      return (await next()) as unknown;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.trace.refused(error.code);
      return { errors: error.violations };
    }
  });
