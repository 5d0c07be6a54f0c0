import { ApolloLink, Observable, type TypedDocumentNode } from '@apollo/client';
import { buildSchema, executeSync, parse, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import schemaText from '../../schema.graphql?raw';
import { nameOf, PartialResponse, Refusal, type OperationMock } from './mock-operation';

// The server wrote it, so it is valid: checking it costs each test file a tenth of a second.
const schema = buildSchema(schemaText, { assumeValid: true, assumeValidSDL: true, noLocation: true });

type Variables = Record<string, unknown>;

/** What a page has sent: without a document the names of the operations in their order, with one its variables. */
export interface Sent {
  (): string[];
  <Data, OwnVariables>(document: TypedDocumentNode<Data, OwnVariables>): OwnVariables[];
}

export interface MockServer {
  /** An Error means a server that cannot be reached. */
  ask: (document: DocumentNode, variables: Variables) => FormattedExecutionResult | Error;
  sent: Sent;
}

/** Sends the data through the schema: it comes out as on the wire, with `__typename` and only what was asked for. */
function execute(document: DocumentNode, variables: Variables, data: unknown): FormattedExecutionResult | Error {
  const result = executeSync({
    schema,
    document,
    variableValues: variables,
    rootValue: data,
    // By the alias, where there is one: the data is written as the page reads it.
    fieldResolver: (source: Record<string, unknown>, _args, _context, { path }) => source[path.key],
  });
  if (result.errors) return new Error(`${nameOf(document)} does not fit the schema: ${result.errors.join('\n')}`);
  return JSON.parse(JSON.stringify(result)) as FormattedExecutionResult;
}

/** A server that is a list of responses, for Apollo Client and for plain fetch (lib/post-graphql.ts). The last one counts. */
export function startMockServer(mocks: readonly OperationMock[]): MockServer {
  const log: { name: string; variables: Variables }[] = [];

  function ask(document: DocumentNode, variables: Variables): FormattedExecutionResult | Error {
    const name = nameOf(document);
    log.push({ name, variables });
    const mock = mocks.findLast((other) => other.name === name);
    if (!mock) return new Error(`No answer for ${name}`);
    // The type that they have in the mock's document: execute() checks them against it.
    const answer = mock.answer(variables as never);
    if (answer instanceof Refusal) {
      const { message, errorCode } = answer;
      return { data: null, errors: [{ message, extensions: { code: 'FORBIDDEN', errorCode } }] };
    }
    if (answer instanceof Error) return answer;
    if (!(answer instanceof PartialResponse)) return execute(document, variables, answer);
    const result = execute(document, variables, answer.data);
    return result instanceof Error ? result : { ...result, errors: [{ message: answer.message }] };
  }

  function sent(): string[];
  function sent<Data, OwnVariables>(document: TypedDocumentNode<Data, OwnVariables>): OwnVariables[];
  function sent(document?: DocumentNode): unknown[] {
    if (!document) return log.map(({ name }) => name);
    return log.filter(({ name }) => name === nameOf(document)).map(({ variables }) => variables);
  }

  Object.assign(globalThis, {
    fetch: async (_url: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
      const answer = ask(parse(query), variables);
      if (answer instanceof Error) throw answer;
      return { ok: true, json: async () => answer };
    },
  });
  return { ask, sent };
}

/** What an Apollo Client reaches the server by. */
export function linkTo({ ask }: MockServer): ApolloLink {
  return new ApolloLink(({ query, variables }) => {
    const answer = ask(query, variables);
    return new Observable((observer) => {
      queueMicrotask(() => {
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      });
    });
  });
}
