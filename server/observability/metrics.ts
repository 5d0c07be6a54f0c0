import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../db/pool';

/** From one millisecond, for hot reads, to ten seconds. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Fewer buckets: there is a series for each operation and outcome. */
const OPERATION_SECONDS = [0.0025, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5];
const STATEMENT_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What the database knows, read at each scrape. */
export interface StoredState {
  /** Failing: those that have failed at least once. */
  mails: { waiting: number; failing: number };
  pushes: { waiting: number; failing: number };
  paymentsFlagged: number;
  /** Applications whose time for an answer passed more than five minutes ago, and that have not lapsed. */
  repliesOverdue: number;
  /** By how much this server's clock is ahead of the database's, in seconds; negative when it is behind. */
  clockAhead: number;
  /** 0 where the database is no cluster. */
  databaseNodes: number;
  /** Wrong balances at the last nightly check; null before the first one. */
  wrongBalances: number | null;
  /** Null before the first one. */
  lastBackupAt: Date | null;
}

/**
 * What this process counts for Prometheus. Every label has a fixed, small set of values: names of the client's operations,
 * error codes of the schema, never what a request contains.
 */
export class Metrics {
  readonly registry = new Registry();
  /** SQL statements in seconds, each with its wait for a connection. */
  readonly statements = this.histogram(
    'sql_statement_duration_seconds',
    'SQL statements, each with its wait for a connection.',
    STATEMENT_SECONDS,
  );
  readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Answers by kind of path and status; "aborted": the caller went away.',
    REQUEST_SECONDS,
    ['route', 'status'],
  );
  readonly operations = this.histogram(
    'graphql_operation_duration_seconds',
    "GraphQL requests by the client's own operation, and ok or the code of the first error.",
    OPERATION_SECONDS,
    ['operation', 'outcome'],
  );
  readonly retries = this.counter('transaction_retries_total', "Transactions tried again, by MariaDB's error number.", [
    'error',
  ]);
  readonly mails = this.counter(
    'mails_total',
    'Mails handed to the mail server, not sent because their reader has switched them off, not taken by it (failed, and tried again), or refused by their mailbox for three days (refused).',
    ['outcome'],
  );
  readonly pushes = this.counter(
    'pushes_total',
    'Notifications that a push service took (sent), of a browser that has unsubscribed (gone), not taken for good (refused), not taken and tried again (failed), or that nobody may see any more (dropped).',
    ['outcome'],
  );
  readonly invitations = this.counter(
    'interview_invitations_total',
    'Calendar entries of interviews that left with a mail: planned or changed (REQUEST), and cancelled (CANCEL).',
    ['method'],
  );
  readonly refusals = this.counter('rate_limit_refusals_total', 'Tries refused because there were too many before.', [
    'action',
  ]);
  readonly removals = this.counter(
    'removed_total',
    'What was removed for good: erased accounts and roles, and what was kept for long enough.',
    ['what'],
  );
  readonly hiring = this.counter(
    'hiring_events_total',
    'Interviews whose outcome a company was asked for (asked), outcomes that applicants were told, and applications that nobody answered in time (lapsed).',
    ['what'],
  );
  private readonly connections = this.gauge(
    'sql_connections',
    "The pool's connections, and how many requests wait for one.",
    ['state'],
  );
  private readonly databaseUp = this.gauge('database_up', '1 when the database answered this very look, otherwise 0.');
  private readonly outboxMails = this.gauge(
    'outbox_mails',
    'Mails that wait in the outbox; failing: those of them that have failed at least once.',
    ['state'],
  );
  private readonly outboxPushes = this.gauge(
    'outbox_pushes',
    'Notifications that wait in the outbox, some for the morning; failing: those of them that have failed at least once.',
    ['state'],
  );
  readonly searchIndex = this.gauge(
    'search_index_jobs',
    'Jobs in the search index of this process when it was built; 0: searches read the table.',
  );
  private readonly overdue = this.gauge(
    'replies_overdue',
    'Applications that should have lapsed five minutes ago: the task reply-clock does not get on.',
  );
  private readonly clockOffset = this.gauge(
    'clock_offset_seconds',
    "By how much this server's clock is ahead of the database's. Deadlines move by as much.",
  );
  private readonly databaseNodes = this.gauge(
    'database_nodes',
    "Nodes of the database's cluster that are together; missing where the database is no cluster.",
  );
  private readonly taskSuccess = this.gauge(
    'task_last_success_timestamp_seconds',
    'When a task of this process last ran without an error, or was started.',
    ['task'],
  );
  private readonly taskPeriod = this.gauge('task_period_seconds', 'How often a task of this process runs.', ['task']);
  private readonly wrongBalances = this.gauge(
    'ledger_wrong_balances',
    'Balances that were not the sum of their ledger at the last nightly check.',
  );
  private readonly lastBackup = this.gauge('backup_last_success_timestamp_seconds', 'When the last backup was made.');
  private readonly flagged = this.gauge('payments_flagged', 'Payments that an administrator should look at.');

  taskSucceeded(task: string, everyMs: number): void {
    this.taskPeriod.set({ task }, everyMs / 1000);
    // The process's own time, not the site's clock: Prometheus compares it with its own.
    this.taskSuccess.set({ task }, Date.now() / 1000);
  }

  /** The figures as text. Without a response of the database, its figures are left out instead of shown stale. */
  scrape(pool: PoolUse, stored: StoredState | null): Promise<string> {
    for (const [state, count] of Object.entries(pool)) this.connections.set({ state }, count);
    this.databaseUp.set(stored ? 1 : 0);
    this.outboxMails.reset();
    this.outboxPushes.reset();
    this.flagged.remove();
    this.overdue.remove();
    this.clockOffset.remove();
    this.databaseNodes.remove();
    this.wrongBalances.remove();
    this.lastBackup.remove();
    if (stored) {
      for (const [state, count] of Object.entries(stored.mails)) this.outboxMails.set({ state }, count);
      for (const [state, count] of Object.entries(stored.pushes)) this.outboxPushes.set({ state }, count);
      this.flagged.set(stored.paymentsFlagged);
      this.overdue.set(stored.repliesOverdue);
      this.clockOffset.set(stored.clockAhead);
      if (stored.databaseNodes > 0) this.databaseNodes.set(stored.databaseNodes);
      if (stored.wrongBalances !== null) this.wrongBalances.set(stored.wrongBalances);
      if (stored.lastBackupAt) this.lastBackup.set(stored.lastBackupAt.getTime() / 1000);
    }
    return this.registry.metrics();
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

  private gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `temukerja_${name}`, help, labelNames, registers: [this.registry] });
  }
}
