/** A record of a CSV file. */
export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** None is longer than MAX_CELL_LENGTH + 1, and there are at most MAX_CELLS + 1: what is longer than that is too long. */
  cells: string[];
}

/** More than a spreadsheet puts into a cell. */
export const MAX_CELL_LENGTH = 40_000;
const LONGEST = MAX_CELL_LENGTH + 1;
export const MAX_CELLS = 100;
/** This many characters are read without a pause. */
const PIECE = 4_096;

export class CsvUnreadableError extends Error {}

/**
 * The records of a CSV file, blank lines included, for `inSlices`: null is a pause. Not by csv-parse: it reads 64 kB
 * without one, and makes an Error with its stack for each record that has not as many cells as the first.
 *
 * Lines end in any of the three ways. Quotes may be anywhere; what follows the closing one belongs to the cell.
 */
export function* csvRecords(text: string): Generator<CsvRecord | null, void> {
  const { separator, from, firstLine } = headOf(text);
  let line = firstLine;
  let record: CsvRecord = { line, cells: [] };
  let start = from;
  let quoted = '';
  let isQuoted = false;
  let pauseAt = from + PIECE;
  for (let at = from; at <= text.length; at += 1) {
    if (at >= pauseAt) {
      yield null;
      pauseAt = at + PIECE;
    }
    const sign = text[at];
    const isLineEnd = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isLineEnd) line += 1;
    if (isQuoted) {
      if (sign === undefined) throw new CsvUnreadableError('A quote has no end');
      if (sign !== '"') continue;
      if (text[at + 1] === '"') {
        at += 1;
        continue;
      }
      quoted = text.slice(start, Math.min(at, start + 2 * LONGEST)).replaceAll('""', '"');
      start = at + 1;
      isQuoted = false;
    } else if (sign === '"' && at === start) {
      start = at + 1;
      isQuoted = true;
    } else if (sign === separator || isLineEnd || sign === undefined) {
      const end = sign === '\n' && text[at - 1] === '\r' ? at - 1 : at;
      const cell = (quoted + text.slice(start, Math.min(end, start + LONGEST))).slice(0, LONGEST);
      if (record.cells.length <= MAX_CELLS) record.cells.push(cell);
      quoted = '';
      start = at + 1;
      if (sign === separator) continue;
      const isAfterLastLine = sign === undefined && record.cells.length === 1 && cell === '';
      if (!isAfterLastLine) yield record;
      record = { line, cells: [] };
    }
  }
}

/** What Excel writes first where commas are decimal signs, and reads first everywhere. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;
const SEPARATORS = [',', ';', '\t'];

/** Column names hold none of the separators, so the first line tells where no line of its own does. */
function headOf(text: string): { separator: string; from: number; firstLine: number } {
  const declared = SEPARATOR_LINE.exec(text);
  if (declared?.[1]) return { separator: declared[1], from: declared[0].length, firstLine: 2 };
  const first =
    text
      .slice(0, 2_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const counts = SEPARATORS.map((sign) => ({ sign, count: first.split(sign).length }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return { separator: most.sign, from: text.startsWith('\uFEFF') ? 1 : 0, firstLine: 1 };
}
