import { stringify, type Options } from 'csv-stringify/sync';

type Cell = string | number | null;

/**
 * Spreadsheets set to Indonesia divide cells at a semicolon too. The library guards only what begins the whole text
 * (`escape_formulas`), so what follows a semicolon and looks like a formula gets its apostrophe here.
 */
const FORMULA_AFTER_SEMICOLON = /(;\s*)(?=[=+\-@\t\r＝＋－＠])/g;

const OPTIONS: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { string: (text) => text.replace(FORMULA_AFTER_SEMICOLON, "$1'") },
};

/** Rows as RFC 4180 writes them, with texts that no spreadsheet takes for a formula. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], OPTIONS);
}

/** The columns' names, then the rows of each page. The byte order mark tells spreadsheets that it is UTF-8. */
export async function* csvTable<Item>(
  pages: AsyncGenerator<readonly Item[]>,
  columns: Readonly<Record<string, (item: Item) => Cell>>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvRows([Object.keys(columns)])}`;
  const cells = Object.values(columns);
  for await (const page of pages) yield csvRows(page.map((item) => cells.map((cellOf) => cellOf(item))));
}
