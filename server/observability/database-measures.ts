import type { Logger } from 'pino';
import type { DatabaseWatch } from '../db/listeners';
import type { Metrics } from './metrics';

/** In characters; a statement with a long list of question marks is cut. */
const MAX_TEXT_LENGTH = 1_000;

interface Parts {
  metrics: Metrics;
  logger: Logger;
  slowStatementMs: number;
}

/** Counts each statement for the process and for its request; logs a slow one, text without values. */
export function databaseMeasures({ metrics, logger, slowStatementMs }: Parts): DatabaseWatch {
  return {
    statementSent(sql, trace) {
      if (trace) trace.statements += 1;
      const started = performance.now();
      return () => {
        const ms = performance.now() - started;
        if (trace) trace.sqlMs += ms;
        metrics.statements.observe(ms / 1000);
        if (ms >= slowStatementMs)
          logger.warn(
            { requestId: trace?.id, ms: Math.round(ms), sql: sql.slice(0, MAX_TEXT_LENGTH) },
            'slow statement',
          );
      };
    },
    transactionRetried(reason) {
      metrics.retries.inc({ error: String(reason) });
    },
  };
}
