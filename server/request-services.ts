import type { IncomingMessage } from 'node:http';
import { traceOf } from './observability/request-trace';
import type { Services } from './services';

/** The services as one request uses them: its statements count for it, its log lines carry its id. */
export function servicesOf(services: Services, request: IncomingMessage): Services {
  const trace = traceOf(request);
  return {
    ...services,
    dataSource: { database: services.dataSource.database, trace },
    logger: services.logger.child({ requestId: trace.id }),
  };
}
