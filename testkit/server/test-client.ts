import type { TypedDocumentString } from '../graphql/graphql';
import { post } from './post';

interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; errorCode?: string };
}

/** What came over the wire, byte for byte, beside what it means. */
export interface RawResponse<Data> {
  /** Null where the whole operation was refused. */
  data: Data | null;
  errors?: GraphqlError[];
  status: number;
  raw: string;
}

/** An operation that codegen has typed; write it as `graphql(...)`. */
export type Operation<Data, Variables> = TypedDocumentString<Data, Variables>;

/** What an operation returns: `ResultOf<typeof OPERATION>['jobs']`. */
export type ResultOf<Document> = Document extends Operation<infer Data, infer _Variables> ? Data : never;

/** None for an operation without variables, optional when each of them is. */
export type VariablesOf<Variables> =
  Variables extends Record<string, never>
    ? []
    : Partial<Variables> extends Variables
      ? [variables?: Variables]
      : [variables: Variables];

/** `graphql(...)` finds the operation that codegen made of its text; a text that is new to codegen has none. */
function textOf(operation: object): string {
  if (operation instanceof String) return operation.toString();
  throw new Error('This operation is not generated yet: run "npm run codegen"');
}

/** Speaks to the server as a browser does: over HTTP, with a cookie jar. */
export class TestClient {
  constructor(
    private readonly baseUrl: string,
    private readonly cookies = new Map<string, string>(),
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The data of an operation that must not have top-level errors. */
  async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...[variables]: VariablesOf<Variables>
  ): Promise<Data> {
    const { data, errors } = await this.sendText<Data>(textOf(operation), variables);
    if (errors || data === null) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
    return data;
  }

  /** The whole response of an operation, errors too. */
  send<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...[variables]: VariablesOf<Variables>
  ): Promise<RawResponse<Data>> {
    return this.sendText<Data>(textOf(operation), variables);
  }

  /** For tests about variables that the schema refuses. */
  sendInvalid<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Record<string, unknown>,
  ): Promise<RawResponse<Data>> {
    return this.sendText<Data>(textOf(operation), variables);
  }

  /** For tests about the text of a request; lint lists the files that may. Nothing checks the text. */
  async sendText<Data = Record<string, unknown>>(query: string, variables: unknown = {}): Promise<RawResponse<Data>> {
    const body = JSON.stringify({ query, variables });
    const { status, text: raw } = await this.post(body, { 'content-type': 'application/json' });
    return { ...(JSON.parse(raw) as Pick<RawResponse<Data>, 'data' | 'errors'>), status, raw };
  }

  /** Carries an operation to the server under test, which speaks plain HTTP. */
  protected async post(body: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
    const { setCookies, ...answer } = await post(`${this.baseUrl}/graphql`, body, this.withOwnHeaders(headers));
    this.keepCookies(setCookies);
    return answer;
  }

  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      ...init,
      redirect: 'manual',
      headers: this.withOwnHeaders(init.headers),
    });
    this.keepCookies(response.headers.getSetCookie());
    return response;
  }

  private withOwnHeaders(more: Record<string, string> = {}): Record<string, string> {
    return { ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}), ...this.headers, ...more };
  }

  private keepCookies(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) this.setCookie(setCookie.split(';')[0] ?? '');
  }

  /** Keeps a cookie, `name=value`. */
  setCookie(cookie: string): void {
    const [name = '', ...value] = cookie.split('=');
    this.cookies.set(name, value.join('='));
  }

  get sessionCookie(): string {
    return `temukerja.sid=${this.cookies.get('temukerja.sid') ?? ''}`;
  }

  private get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same browser session in another tab or a second process. */
  clone(baseUrl = this.baseUrl): TestClient {
    return new TestClient(baseUrl, new Map(this.cookies), this.headers);
  }

  /** The same session and cookie jar, with these headers on every request. */
  withHeaders(headers: Record<string, string>): TestClient {
    return new TestClient(this.baseUrl, this.cookies, { ...this.headers, ...headers });
  }
}
