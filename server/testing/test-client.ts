export interface GraphqlAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string; errorCode?: string } }[];
}

/** What came over the wire, byte for byte, beside what it means. */
export interface RawAnswer<Data> extends GraphqlAnswer<Data> {
  status: number;
  raw: string;
}

/** Speaks to the server as a browser does: over HTTP, with a cookie jar. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly baseUrl: string) {}

  /** Sends an operation and answers everything; the shape of `data` is the caller's claim. */
  async send<Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<RawAnswer<Data>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const raw = await response.text();
    const answer = JSON.parse(raw) as GraphqlAnswer<Data>;
    return { ...answer, status: response.status, raw };
  }

  /** The data of an operation that must not have top-level errors. */
  async ask<Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const answer = await this.send<Data>(query, variables);
    if (answer.errors) throw new Error(`Unexpected errors: ${JSON.stringify(answer.errors)}`);
    return answer.data;
  }

  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}), ...init.headers },
    });
    for (const setCookie of response.headers.getSetCookie()) this.setCookie(setCookie.split(';')[0] ?? '');
    return response;
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
    const other = new TestClient(baseUrl);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}
