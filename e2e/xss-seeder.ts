import { expect, request, type APIRequestContext } from '@playwright/test';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { readFileSync } from 'node:fs';
import { ERROR_MESSAGES, type ErrorCode } from '../domain/errors';
import { UPLOAD_HEADER, type UploadPreset } from '../domain/files';
import type { Operation, VariablesOf } from '../testkit/test-client';
import { askAs, present } from './ask';
import { hostileFileName } from './hostile-texts';
import { aCv } from './people';

const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {};

/** Every text that a mutation takes: `createJob.input.title`. */
export const WRITABLE_TEXTS: readonly string[] = Object.values(mutations).flatMap(({ name, args }) =>
  args.flatMap((argument) => textsIn(argument.type, `${name}.${argument.name}`)),
);

function textsIn(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textsIn(field.type, `${path}.${field.name}`));
  return named.name === 'String' ? [path] : [];
}

interface Refusal {
  code: ErrorCode;
  message: string;
  field: string[] | null;
}

type Payloads = Record<string, { errors: unknown[] }>;

/** A person who writes hostile texts through the API, and notes which inputs have had one. */
export class XssSeeder {
  private constructor(
    readonly http: APIRequestContext,
    private readonly tried: Set<string>,
  ) {}

  static async begin(baseURL: string, tried: Set<string>): Promise<XssSeeder> {
    return new XssSeeder(await request.newContext({ baseURL }), tried);
  }

  /** A visitor who is not signed in. */
  visitor(baseURL: string): Promise<XssSeeder> {
    return XssSeeder.begin(baseURL, this.tried);
  }

  /** Sends a mutation that must succeed. Its variables have the arguments' names, so the tried inputs are known. */
  async write<Data extends Payloads, Variables>(
    mutation: Operation<Data, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<Data> {
    const data = await askAs(this.http, mutation, ...variables);
    for (const [root, { errors }] of Object.entries(data)) {
      expect(errors, root).toEqual([]);
      this.remember(root, variables[0]);
    }
    return data;
  }

  /** Sends a mutation by its name in the schema that must be refused with these errors, `field CODE`, and their texts. */
  async isRefused(root: string, variables: Record<string, unknown>, refusals: readonly string[]): Promise<void> {
    const errors = await this.refusalsOf(root, variables);
    expect
      .soft(errors.map(({ code, field }) => [...(field?.length ? [field.join('.')] : []), code].join(' ')).sort(), root)
      .toEqual([...refusals].sort());
    for (const { code, message } of errors) expect(message).toBe(ERROR_MESSAGES[code]);
    this.remember(root, variables);
  }

  /** Uploads a PDF with a hostile name; returns its claim. */
  async upload(preset: UploadPreset, name: string): Promise<string> {
    const form = new FormData();
    form.set('upload_preset', preset);
    form.set('file', new File([new Uint8Array(aCv(name).buffer)], hostileFileName(name), { type: 'text/html' }));
    const response = await this.http.post('/upload', { multipart: form, headers: { [UPLOAD_HEADER]: '1' } });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { claim: string }).claim;
  }

  private async refusalsOf(root: string, variables: Record<string, unknown>): Promise<Refusal[]> {
    const given = (mutations[root]?.args ?? []).filter(({ name }) => name in variables);
    const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
    const query = `mutation (${declared}) { ${root}(${passed}) { errors { code message field } } }`;
    const response = await this.http.post('/graphql', { data: { query, variables } });
    const { data, errors } = (await response.json()) as {
      data: Record<string, { errors: Refusal[] }> | null;
      errors?: unknown;
    };
    expect(errors, query).toBeUndefined();
    return present(data?.[root], root).errors;
  }

  private remember(path: string, value: unknown): void {
    if (typeof value === 'string' && /planted/.test(value)) this.tried.add(path);
    if (Array.isArray(value)) for (const item of value) this.remember(path, item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) this.remember(`${path}.${name}`, item);
  }
}
