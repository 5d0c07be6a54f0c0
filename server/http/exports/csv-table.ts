import { stringify, type Options } from 'csv-stringify/sync';
import type { Language } from '../../../domain/language';
import { textsIn } from '../../language/texts';
import type { files } from '../../messages/en/files';

export type CsvColumn = keyof typeof files.csv.columns;
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
  language: Language,
  columns: Readonly<Partial<Record<CsvColumn, (item: Item) => Cell>>>,
  /** Lines under the table, after an empty one, by what its rows have been. */
  sums: () => readonly Partial<Record<CsvColumn, Cell>>[] = () => [],
): AsyncGenerator<string> {
  const texts = textsIn(language);
  const names = Object.keys(columns) as CsvColumn[];
  yield `\uFEFF${csvRows([names.map((name) => texts(`files.csv.columns.${name}`))])}`;
  const cells = Object.values(columns);
  for await (const page of pages) yield csvRows(page.map((item) => cells.map((cellOf) => cellOf(item))));
  const lines = sums().map((sum) => names.map((name) => sum[name] ?? null));
  if (lines.length > 0) yield csvRows([[], ...lines]);
}
