import { expect, request, type APIRequestContext } from '@playwright/test';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { readFileSync } from 'node:fs';
import { UPLOAD_HEADER, type UploadPreset } from '../domain/files';
import type { Operation, VariablesOf } from '../testkit/server/test-client';
import { BrowserClient } from './ask';
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

/** A person who writes hostile texts through the API, and notes which inputs have had one. */
export class XssSeeder extends BrowserClient {
  /** As whom the actions of the test kit take. */
  readonly client = this;

  private constructor(
    http: APIRequestContext,
    private readonly tried: Set<string>,
  ) {
    super(http);
  }

  static async begin(baseURL: string, tried: Set<string>): Promise<XssSeeder> {
    return new XssSeeder(await request.newContext({ baseURL }), tried);
  }

  /** A visitor who is not signed in. */
  visitor(baseURL: string): Promise<XssSeeder> {
    return XssSeeder.begin(baseURL, this.tried);
  }

  /** The variables have the arguments' names, so the tried inputs are known. */
  override async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<Data> {
    const data = await super.ask(operation, ...variables);
    for (const root of Object.keys(data as object)) this.remember(root, variables[0]);
    return data;
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

  private remember(path: string, value: unknown): void {
    if (typeof value === 'string' && /planted/.test(value)) this.tried.add(path);
    if (Array.isArray(value)) for (const item of value) this.remember(path, item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) this.remember(`${path}.${name}`, item);
  }
}
