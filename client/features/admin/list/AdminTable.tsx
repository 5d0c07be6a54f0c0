import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AdminTable.module.css';

export interface AdminColumn<Row> {
  /** Heads the column; on a phone it is shown before the value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `title` heads the card on a phone; `actions` closes it and needs no label; a `figure` stays on one line. */
  kind?: 'title' | 'actions' | 'figure';
  /** Left out on screens narrower than this: 480, 768 and 992 px. */
  hiddenBelow?: 'xs' | 'sm' | 'md';
}

interface AdminTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A dense table; where there is no room for columns, each row is a card. The roles are written out because a browser
 * forgets them when CSS changes how a table is laid out.
 */
export function AdminTable<Row>({ label, columns, rows, keyOf }: AdminTableProps<Row>) {
  return (
    <div className={classes.room}>
      <Table className={classes.table} role="table" aria-label={label} verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map(({ header, hiddenBelow }) => (
              <Table.Th
                key={header}
                role="columnheader"
                scope="col"
                className={classes.heading}
                data-hidden-below={hiddenBelow}
              >
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" className={classes.body}>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)} role="row" className={classes.row}>
              {columns.map(({ header, cell, kind, hiddenBelow }) => (
                <Table.Td
                  key={header}
                  role="cell"
                  className={classes.cell}
                  data-kind={kind}
                  data-label={header}
                  data-hidden-below={hiddenBelow}
                >
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
