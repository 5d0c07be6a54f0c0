import {
  createMethodMiddlewareDecorator,
  Extensions,
  Field,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { DomainError, ErrorCode, type RuleViolation } from '../../domain/errors';
import type { RequestTrace } from '../observability/request-trace';
import { InputError } from './parse-input';

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

/** What any mutation may refuse with, beside the rules of its input. */
const COMMON_REFUSALS = ['NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'] as const satisfies readonly ErrorCode[];
type OwnRefusal = Exclude<ErrorCode, (typeof COMMON_REFUSALS)[number]>;

@InterfaceType({
  description: `What every mutation answers: either its thing, or the reasons why not. Those are the refusals that the mutation names, the rules of its input by field, ${COMMON_REFUSALS.join(' and ')}.`,
})
export abstract class Payload {
  @Field(() => [UserError], { description: 'Empty when the action succeeded; otherwise nothing was changed.' })
  errors!: UserError[];
}

/** Of each class that extends it. */
export const PayloadType = (description: string): ClassDecorator =>
  ObjectType({ simpleResolvers: true, implements: Payload, description });

export function done<Thing extends object>(thing: Thing): Thing & { errors: UserError[] } {
  return { ...thing, errors: [] };
}

interface Context {
  trace: RequestTrace;
  services: { env: { isProduction: boolean } };
}

/**
 * Turns a DomainError into the payload's `errors`. It runs after TypeGraphQL's authorisation check and around its
 * validation, so missing rights stay top-level errors and invalid input gets the catalogue's texts. `refusals` are the
 * mutation's own, which its description names (schema.ts); outside production another one is a fault.
 */
export function RefusesWith(...refusals: OwnRefusal[]): MethodDecorator {
  const known = new Set<ErrorCode>([...COMMON_REFUSALS, ...refusals]);
  const middleware = createMethodMiddlewareDecorator<Context>(async ({ context, info }, next) => {
    let payload: Partial<Pick<Payload, 'errors'>>;
    try {
      payload = (await next()) as typeof payload;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.trace.refused(error.code);
      payload = { errors: error.violations };
      if (error instanceof InputError) return payload;
    }
    const unlisted = payload.errors?.find(({ code }) => !known.has(code));
    if (unlisted && !context.services.env.isProduction)
      throw new Error(`${info.fieldName} does not name its refusal ${unlisted.code}`);
    return payload;
  });
  return (prototype, method, descriptor) => {
    Extensions({ refusals })(prototype, method, descriptor);
    return middleware(prototype, method, descriptor);
  };
}
