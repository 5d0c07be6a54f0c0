import type { TypedDocumentNode } from '@apollo/client';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import type { ErrorCode } from '../graphql/generated';

export class Refusal extends Error {
  constructor(
    message: string,
    readonly errorCode: ErrorCode,
  ) {
    super(message);
  }
}

/** What a query returns for a row that is missing or not the viewer's. */
export function refused(message: string, errorCode: ErrorCode): Error {
  return new Refusal(message, errorCode);
}

export class PartialResponse<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

/** What a query returns when some field of it failed and the rest came. */
export function inPart<Data>(data: Data, message: string): PartialResponse<Data> {
  return new PartialResponse(data, message);
}

type Outcome<Data> = Data | PartialResponse<Data> | Error;
type Answering<Data, Variables> = (variables: Variables) => Outcome<Data>;

/** The document's whole data, an Error for a server that cannot be reached, `refused(…)`, `inPart(…)`, or a function. */
type Answer<Data, Variables> = Outcome<Data> | Answering<Data, Variables>;

/** The same by the document: `ResponseTo<typeof SeekerJobsDocument>`. */
export type ResponseTo<Document> =
  Document extends TypedDocumentNode<infer Data, infer Variables> ? Answer<Data, Variables> : never;

export interface OperationMock {
  name: string;
  /** Takes the variables of the document that the mock was made for. */
  answer: Answering<unknown, never>;
}

/** One after another, the last one again and again. */
export function inTurn<Data>(...outcomes: Outcome<Data>[]): () => Outcome<Data> {
  let asked = 0;
  return () => outcomes[Math.min(asked++, outcomes.length - 1)] ?? new Error('Nothing to answer');
}

/** Every operation of the client has a name. */
export function nameOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  if (!name) throw new Error('The document holds no operation with a name');
  return name;
}

function isAnswering<Data, Variables>(answer: Answer<Data, Variables>): answer is Answering<Data, Variables> {
  return typeof answer === 'function';
}

function mockOf(kind: OperationTypeNode) {
  return <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    answer: Answer<NoInfer<Data>, NoInfer<Variables>>,
  ): OperationMock => {
    if (getOperationAST(document)?.operation !== kind) throw new Error(`${nameOf(document)} is no ${kind}`);
    return { name: nameOf(document), answer: isAnswering(answer) ? answer : () => answer };
  };
}

/** The server's response to a query. Data that does not fit the document does not compile. */
export const mockQuery = mockOf(OperationTypeNode.QUERY);
/** The same for a mutation. */
export const mockMutation = mockOf(OperationTypeNode.MUTATION);
