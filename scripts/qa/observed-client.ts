import { TestClient, type Operation, type RawResponse, type VariablesOf } from '../../testkit/server/test-client';

/** A limit for what hangs: a proxy that never responds must not keep the run from cleaning up. */
const MAX_ANSWER_MS = 30_000;

/** A request, and what is known of its response. */
export interface SeenRequest {
  /** `POST /graphql SmokeViewer` */
  name: string;
  /** Null where no response came. */
  status: number | null;
  /** Finds the request in the server's log. */
  requestId: string | null;
}

/** A failure to show; without a stack, because the fault is the server's. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

/** The test kit's client, which adds each request to the report and fails in plain words. */
export class ObservedClient extends TestClient {
  private operation = '';

  constructor(
    baseUrl: string,
    private readonly onRequest: (request: SeenRequest) => void,
  ) {
    super(baseUrl);
  }

  override async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<Data> {
    const { data, errors } = await this.send(operation, ...variables);
    if (errors)
      throw new StepFailure(
        errors
          .map(({ message, extensions }) => `${message} (${extensions?.errorCode ?? extensions?.code ?? 'no code'})`)
          .join('\n'),
      );
    if (data == null) throw new StepFailure('The answer holds no data.');
    return data;
  }

  override send<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<RawResponse<Data>> {
    this.operation = /\b(?:query|mutation) (\w+)/.exec(operation.toString())?.[1] ?? '';
    return super.send(operation, ...variables);
  }

  /** By `fetch`, which is observed and limited, and speaks TLS. */
  protected override async post(
    body: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string }> {
    const response = await this.fetch('/graphql', { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  }

  override async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const seen: SeenRequest = {
      name: `${init.method ?? 'GET'} ${path}${path === '/graphql' ? ` ${this.operation}` : ''}`,
      status: null,
      requestId: null,
    };
    this.onRequest(seen);
    const response = await super.fetch(path, { signal: AbortSignal.timeout(MAX_ANSWER_MS), ...init });
    seen.status = response.status;
    seen.requestId = response.headers.get('x-request-id');
    return response;
  }
}
