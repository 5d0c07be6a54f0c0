import { integer, notNullHere, outerJoined, text, type Columns, type Row } from '../../db/row';
import { selectRows, type Parameter } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { applicationColumns, CARD_TABLES, personTables, type SelectedRow } from './application-columns.sql';
import { applicationOf, type ApplicationParent, type ApplicationScope } from './shown-application';
import { EVERYTHING, type Wanted } from './wanted';

/** Lists of applications by the caller's own conditions. All results are behind the mask. */

export const NEWEST_FIRST = 'a.applied_at DESC, a.id DESC';

/**
 * Selects ids in index order first and their rows after, because sorting whole rows costs too much. `where` and `order`
 * refer to `applications a` and what `joins` adds; `order` only to its id and its two times.
 */
export async function selectApplications(
  scope: ApplicationScope,
  selection: ApplicationSelection,
): Promise<ApplicationParent[]> {
  return (await selectRowsOfApplications(scope, selection)).map((row) => applicationOf(row, scope));
}

interface ApplicationSelection {
  /** A statement of one number, which each row has as its `total`. */
  count?: string;
  joins?: string;
  where: string;
  parameters: readonly Parameter[];
  order: string;
  limit: number;
  offset?: number;
}

export function selectRowsOfApplications(
  { services, actor }: LoadScope,
  { count, joins = '', where, parameters, order, limit, offset = 0 }: ApplicationSelection,
): Promise<SelectedRow[]> {
  const columns = applicationColumns(actor);
  return selectRows(
    services.dataSource,
    { ...columns.declared, ...(count ? { total: notNullHere(integer) } : {}) },
    // Sorted by the few columns of the page before the rows are joined: a sort of whole rows goes through the disk.
    `SELECT ${columns.sql} ${count ? `, (${count}) AS total` : ''}
     FROM (SELECT a.id, a.applied_at, a.interview_starts_at FROM applications a ${joins} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) page
     STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(actor)}
     ORDER BY ${order.replaceAll('a.', 'page.')}`,
    [...parameters, limit, offset],
  );
}

interface ApplicationLists<Name extends string, Facts extends Columns> {
  /** Each list's page of `applications a`: no more than a few rows. */
  lists: Readonly<Record<Name, Pick<ApplicationSelection, 'where' | 'parameters' | 'order' | 'limit'>>>;
  /** A statement of one row, none of whose columns is named like one of an application. */
  facts: { declared: Facts; sql: string; parameters: readonly Parameter[] };
}

/** Several short lists of applications beside a row of other facts, in one statement, for a company or an administrator. */
export async function readApplicationLists<Name extends string, Facts extends Columns>(
  scope: ApplicationScope,
  { lists, facts }: ApplicationLists<Name, Facts>,
): Promise<{ facts: Row<Facts> | null; listed: Record<Name, ApplicationParent[]> }> {
  const pages = Object.entries<ApplicationLists<Name, Facts>['lists'][Name]>(lists);
  const columns = applicationColumns(scope.actor);
  // An outer join has each column in some of the rows only; `list` tells in which.
  const rows = (await selectRows(
    scope.services.dataSource,
    { list: text, ...outerJoined({ ...columns.declared, ...facts.declared }) },
    `SELECT ${columns.sql}, page.list, facts.*
     FROM (SELECT 'facts' AS list, NULL AS id, 0 AS place
           ${pages.map(([name, { where, order }]) => `UNION ALL (SELECT '${name}', a.id, ROW_NUMBER() OVER (ORDER BY ${order}) FROM applications a WHERE ${where} ORDER BY ${order} LIMIT ?)`).join(' ')}) page
     LEFT JOIN (${facts.sql}) facts ON page.list = 'facts'
     LEFT JOIN applications a ON a.id = page.id ${personTables(scope.actor).replaceAll('JOIN', 'LEFT JOIN')}
     ORDER BY page.place`,
    [...pages.flatMap(([, { parameters, limit }]) => [...parameters, limit]), ...facts.parameters],
  )) as unknown as (SelectedRow & Row<Facts> & { list: string })[];
  const listed = (name: string) => rows.filter(({ list }) => list === name).map((row) => applicationOf(row, scope));
  return {
    facts: rows.find(({ list }) => list === 'facts') ?? null,
    listed: Object.fromEntries(pages.map(([name]) => [name, listed(name)])) as Record<Name, ApplicationParent[]>,
  };
}

/**
 * Applications with their jobs, in one statement, newest first by `at`. `page` selects their `id` and `at`.
 */
export async function readApplicationsOf(
  scope: ApplicationScope,
  page: { sql: string; parameters: readonly Parameter[] },
  wanted: Wanted = EVERYTHING,
): Promise<ApplicationParent[]> {
  const columns = applicationColumns(scope.actor, wanted);
  const rows = await selectRows(
    scope.services.dataSource,
    { ...columns.declared, ...wanted.job.declared },
    `SELECT ${columns.sql}, ${wanted.job.columns}
     FROM (${page.sql}) page STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(scope.actor)} ${CARD_TABLES}
     ORDER BY page.at DESC, page.id DESC`,
    page.parameters,
  );
  return rows.map((row) => applicationOf(row, scope, wanted));
}
