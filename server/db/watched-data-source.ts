import type { Pool } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import type { RequestTrace } from '../observability/request-trace';

/** Told of what happens between this process and its database. */
export interface DatabaseWatch {
  /** A statement is sent, with `?` for every value, for a request or for none; what this answers is called when it is done. */
  statementSent(sql: string, trace: RequestTrace | null): () => void;
  /** A whole transaction is repeated because of this error number of MariaDB, or because its COMMIT got no answer. */
  transactionRetried(reason: number | 'no answer'): void;
}

const TRACE = Symbol('the request that uses this data source');
const WATCH = Symbol('what watches this data source');
type Marked = DataSource & { [TRACE]?: RequestTrace; [WATCH]?: DatabaseWatch };

export function watchOf(dataSource: DataSource): DatabaseWatch | undefined {
  return (dataSource as Marked)[WATCH];
}

/** The request for which this data source, or one that a transaction works on, was made; null in the background. */
export function traceOfDataSource(dataSource: DataSource): RequestTrace | null {
  return (dataSource as Marked)[TRACE] ?? null;
}

/** From here on `watch` hears of the statements that TypeORM sends; `execute` tells of its own. */
export function watchStatements(dataSource: Marked, watch: DatabaseWatch): void {
  dataSource[WATCH] = watch;
  const create = dataSource.createQueryRunner;
  dataSource.createQueryRunner = function createWatched(this: DataSource, mode): QueryRunner {
    const runner = create.call(this, mode);
    const trace = traceOfDataSource(this);
    const query = runner.query.bind(runner) as (...given: Parameters<QueryRunner['query']>) => Promise<unknown>;
    runner.query = async <Result>(...given: Parameters<QueryRunner['query']>) => {
      const done = watch.statementSent(given[0], trace);
      try {
        return (await query(...given)) as Result;
      } finally {
        done();
      }
    };
    return runner;
  };
}

const views = new WeakMap<DataSource, DataSource>();

/** The data source as one request uses it: the same pool and the same everything, except that it knows the request. */
export function tracedBy(dataSource: DataSource, trace: RequestTrace): DataSource {
  const view = views.get(dataSource) ?? viewOf(dataSource);
  const own = Object.create(view) as Marked;
  own[TRACE] = trace;
  return own;
}

/** Its entity manager must start from itself, or its statements would be nobody's. */
function viewOf(dataSource: DataSource): DataSource {
  const managers = new WeakMap<DataSource, DataSource['manager']>();
  const view = Object.create(dataSource, {
    manager: {
      get(this: DataSource) {
        const manager = managers.get(this) ?? this.createEntityManager();
        managers.set(this, manager);
        return manager;
      },
    },
  }) as DataSource;
  views.set(dataSource, view);
  return view;
}

export interface PoolUse {
  /** Connections that somebody works with, and that nobody does. */
  taken: number;
  free: number;
  /** How many wait for one. */
  waiting: number;
}

/** mysql2 shows these to nobody, and its events leave out connections that die while they are used. */
type PoolInside = Partial<Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>>;

export function poolUse(pool: Pool): PoolUse {
  const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = pool as unknown as PoolInside;
  if (!all || !free || !queue) throw new Error('mysql2 keeps its connections elsewhere now');
  return { taken: all.length - free.length, free: free.length, waiting: queue.length };
}
