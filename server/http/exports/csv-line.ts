/**
 * What a spreadsheet would take for a formula, or could be led to one by: the wide letters of East Asian keyboards too,
 * and what follows a semicolon, at which spreadsheets set to Indonesia divide the cells.
 */
const BEGINS_A_FORMULA = /(^|;\s*)(?=[=+\-@\t\r＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/** Byte order mark: without it spreadsheets read UTF-8 as the machine's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file as RFC 4180 writes it. Text that begins like a formula gets an apostrophe in front, so that
 * a name somebody typed is never computed on another's machine; numbers are our own and stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(BEGINS_A_FORMULA, "$1'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
