import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LimitedAction } from '../ports';
import type { PoolUse } from '../db/pool';

/** From one millisecond, for hot reads, to ten seconds. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Fewer buckets: there is a series for each operation and outcome. */
const OPERATION_SECONDS = [0.0025, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5];
const STATEMENT_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What the database knows, read at each scrape. */
export interface StoredState {
  mailsWaiting: number;
  /** Of those, the ones that have failed at least once. */
  mailsFailing: number;
  paymentsFlagged: number;
}

/**
 * What this process counts for Prometheus. Every label has a fixed, small set of values: names of the client's operations,
 * error codes of the schema, never what a request contains.
 */
export class Metrics {
  readonly registry = new Registry();
  /** SQL statements in seconds, each with its wait for a connection. */
  private readonly statements = this.histogram(
    'sql_statement_duration_seconds',
    'SQL statements, each with its wait for a connection.',
    STATEMENT_SECONDS,
  );
  private readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Answers by kind of path and status; "aborted": the caller went away.',
    REQUEST_SECONDS,
    ['route', 'status'],
  );
  private readonly operations = this.histogram(
    'graphql_operation_duration_seconds',
    "GraphQL requests by the client's own operation, and ok or the code of the first error.",
    OPERATION_SECONDS,
    ['operation', 'outcome'],
  );
  private readonly retries = this.counter(
    'transaction_retries_total',
    "Transactions tried again, by MariaDB's error number.",
    ['error'],
  );
  private readonly mails = this.counter(
    'mails_total',
    'Mails handed to the mail server, or not taken by it (those are tried again).',
    ['outcome'],
  );
  private readonly refusals = this.counter(
    'rate_limit_refusals_total',
    'Tries refused because there were too many before.',
    ['action'],
  );
  private readonly databaseUp = this.gauge('database_up', '1 when the database answered this very look, otherwise 0.');
  private readonly outbox = this.gauge(
    'outbox_mails',
    'Mails that wait in the outbox; failing: those of them that have failed at least once.',
    ['state'],
  );
  private readonly searchIndex = this.gauge(
    'search_index_jobs',
    'Jobs in the search index of this process when it was built; 0: searches read the table.',
  );
  private readonly flagged = this.gauge('payments_flagged', 'Payments that an administrator should look at.');

  requestAnswered(route: string, status: string, seconds: number): void {
    this.requests.observe({ route, status }, seconds);
  }

  operationAnswered(operation: string, outcome: string, seconds: number): void {
    this.operations.observe({ operation, outcome }, seconds);
  }

  statementAnswered(seconds: number): void {
    this.statements.observe(seconds);
  }

  transactionRetried(reason: number | 'no answer'): void {
    this.retries.labels(String(reason)).inc();
  }

  mailTried(outcome: 'sent' | 'failed'): void {
    this.mails.labels(outcome).inc();
  }

  tryRefused(action: LimitedAction): void {
    this.refusals.labels(action).inc();
  }

  searchIndexHolds(jobs: number): void {
    this.searchIndex.set(jobs);
  }

  /** Null when the database did not answer: its figures are then left out instead of shown stale. */
  stateIs(state: StoredState | null): void {
    this.databaseUp.set(state ? 1 : 0);
    this.outbox.reset();
    this.flagged.reset();
    if (!state) return this.flagged.remove();
    this.outbox.set({ state: 'waiting' }, state.mailsWaiting);
    this.outbox.set({ state: 'failing' }, state.mailsFailing);
    this.flagged.set(state.paymentsFlagged);
  }

  /** Adds Node's own metrics (processor, memory, event loop lag) and the pool's, read at each scrape. */
  watchProcess(poolUse: () => PoolUse): void {
    collectDefaultMetrics({ register: this.registry });
    const connections = this.gauge(
      'sql_connections',
      "The pool's connections, and how many requests wait for one.",
      ['state'],
      () => {
        for (const [state, count] of Object.entries(poolUse())) connections.set({ state }, count);
      },
    );
  }

  private histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name: `temukerja_${name}`, help, buckets, labelNames, registers: [this.registry] });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `temukerja_${name}`, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: () => void,
  ): Gauge<Label> {
    return new Gauge({ name: `temukerja_${name}`, help, labelNames, registers: [this.registry], collect });
  }
}
