import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportResult, RefusedRow, Repeat } from './import-postings';

const SHOWN_REPEATS = 3;
const SHOWN_REFUSALS = 20;

const repeatLine = ({ line, of, what }: Repeat): string => `line ${line} repeats line ${of}: ${what}`;
const refusalLine = ({ line, reason }: RefusedRow): string => `line ${line}: ${reason}`;

/** The summary of an import; `fullReport` is the path of the rest. */
export function summaryLines(result: ImportResult, fullReport: string | null): string[] {
  const { repeats, refused } = result;
  return [
    `${result.rows} rows: ${result.distinct} distinct postings, ${repeats.length} exact repeats, ${refused.length} refused`,
    `${result.imported} jobs added, ${result.alreadyThere} were there already`,
    ...(repeats.length === 0 ? [] : [`Repeats skipped: ${repeats.length}, for example`]),
    ...repeats.slice(0, SHOWN_REPEATS).map((repeat) => `  ${repeatLine(repeat)}`),
    ...(refused.length === 0 ? [] : [`Refused rows: ${refused.length}`]),
    ...refused.slice(0, SHOWN_REFUSALS).map((row) => `  ${refusalLine(row)}`),
    ...(refused.length > SHOWN_REFUSALS ? [`  and ${refused.length - SHOWN_REFUSALS} more`] : []),
    ...(fullReport === null ? [] : [`The full list: ${fullReport}`]),
  ];
}

/** Writes every repeat and refusal when the summary leaves some out. Returns the file's path, or null. */
export function writeFullReport({ repeats, refused }: ImportResult, file: string): string | null {
  if (repeats.length <= SHOWN_REPEATS && refused.length <= SHOWN_REFUSALS) return null;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const lines = [
    `Refused rows: ${refused.length}`,
    ...refused.map(refusalLine),
    '',
    `Repeats: ${repeats.length}`,
    ...repeats.map(repeatLine),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}
