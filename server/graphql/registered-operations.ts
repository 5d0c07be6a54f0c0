import { readFileSync } from 'node:fs';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** An operation of the client, compiled to plain functions: no parsing, no validation, no walk over the document. */
export interface CompiledOperation {
  name: string;
  isMutation: boolean;
  run: CompiledQuery['query'];
}

/**
 * What people press most. None of these starts or ends a session or counts tries by network address: a mutation that
 * does must take the ordinary way, which knows both.
 */
const QUICK_MUTATIONS: ReadonlySet<string> = new Set([
  'holdSlot',
  'releaseSlot',
  'applyToJob',
  'withdrawApplication',
  'acceptApplication',
  'rejectApplication',
]);

/**
 * The operations that the client is known to send, by the SHA-256 of their text (operations.json, written by
 * `npm run codegen`; its drift is a test). A request then carries a hash instead of the text.
 */
export class RegisteredOperations {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;
  /** Compiled when first asked for; null for what takes the ordinary way. */
  private readonly compiled = new Map<string, CompiledOperation | null>();

  constructor(
    private readonly schema: GraphQLSchema,
    texts: Readonly<Record<string, string>>,
  ) {
    this.texts = new Map(Object.entries(texts));
    this.names = new Map(
      [...this.texts.values()].map((text) => [text, /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '']),
    );
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** True for the very text of one of them. */
  has(text: string | undefined): boolean {
    return this.nameOf(text) !== null;
  }

  /** Null for a text that is not one of them. */
  nameOf(text: string | undefined): string | null {
    return text === undefined ? null : (this.names.get(text) ?? null);
  }

  compiledOf(hash: string): CompiledOperation | null {
    const known = this.compiled.get(hash);
    if (known !== undefined) return known;
    const text = this.texts.get(hash);
    const operation = text === undefined ? null : compile(this.schema, text);
    // Only hashes that are ours are kept: anything else would let strangers fill the memory.
    if (text !== undefined) this.compiled.set(hash, operation);
    return operation;
  }
}

function compile(schema: GraphQLSchema, text: string): CompiledOperation | null {
  const document = parse(text, { noLocation: true });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation || !isQuick(operation)) return null;
  const name = operation.name?.value ?? '';
  const compiled = compileQuery(schema, document, name);
  if (!isCompiledQuery(compiled)) throw new GraphQLError(`The registered operation ${name} does not fit the schema`);
  return { name, isMutation: operation.operation === OperationTypeNode.MUTATION, run: compiled.query.bind(compiled) };
}

function isQuick({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation === OperationTypeNode.QUERY) return true;
  return selectionSet.selections.every((root) => root.kind === Kind.FIELD && QUICK_MUTATIONS.has(root.name.value));
}

export function readOperations(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
