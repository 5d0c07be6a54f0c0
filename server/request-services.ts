import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { traceOf, type RequestTrace } from './observability/request-trace';
import type { Services } from './services';

/** The services as one request uses them: its statements count for it, its log lines carry its id. */
export function servicesOf(services: Services, request: IncomingMessage): Services {
  return new RequestServices(services, traceOf(request));
}

/** Written out, because one is made for each request and a spread costs 4 µs. */
class RequestServices implements Services {
  readonly env: Services['env'];
  readonly dataSource: Services['dataSource'];
  readonly clock: Services['clock'];
  readonly passwords: Services['passwords'];
  readonly limiter: Services['limiter'];
  readonly outbox: Services['outbox'];
  readonly google: Services['google'];
  readonly files: Services['files'];
  readonly payments: Services['payments'];
  readonly fileSweep: Services['fileSweep'];
  readonly adminReads: Services['adminReads'];
  readonly jobSearch: Services['jobSearch'];
  readonly jobCards: Services['jobCards'];
  readonly jobTotals: Services['jobTotals'];
  readonly ports: Services['ports'];
  private child: Logger | null = null;

  constructor(
    private readonly ofAll: Services,
    private readonly trace: RequestTrace,
  ) {
    this.env = ofAll.env;
    this.dataSource = { database: ofAll.dataSource.database, trace };
    this.clock = ofAll.clock;
    this.passwords = ofAll.passwords;
    this.limiter = ofAll.limiter;
    this.outbox = ofAll.outbox;
    this.google = ofAll.google;
    this.files = ofAll.files;
    this.payments = ofAll.payments;
    this.fileSweep = ofAll.fileSweep;
    this.adminReads = ofAll.adminReads;
    this.jobSearch = ofAll.jobSearch;
    this.jobCards = ofAll.jobCards;
    this.jobTotals = ofAll.jobTotals;
    this.ports = ofAll.ports;
  }

  /** Made only when something is logged, which is rare. */
  get logger(): Logger {
    return (this.child ??= this.ofAll.logger.child({ requestId: this.trace.id }));
  }
}
