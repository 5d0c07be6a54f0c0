import type { ApplicationStatus } from '../../../domain/applications';
import { interviewStateOf } from '../../../domain/interviews';
import { stringify, type Options } from 'csv-stringify/sync';
import type { Language } from '../../../domain/language';
import type { LocationType } from '../../../domain/slots';
import { textsIn } from '../../language/texts';
import type { files } from '../../messages/en/files';

export type CsvColumn = keyof typeof files.csv.columns;
/** A number that is a name, such as a telephone number: a spreadsheet would take its zeros away. */
interface TextCell {
  text: string;
}
type Cell = string | number | TextCell | null;

export const asText = (text: string | null): TextCell | null => (text === null ? null : { text });

/** What spreadsheets of the language divide cells at: Excel set to Indonesia takes a comma for a decimal point. */
const SEPARATORS = { en: ',', id: ';' } as const satisfies Record<Language, string>;

/**
 * Where a cell begins: at the start of a text, and after the sign at which a spreadsheet of the other language divides
 * cells, perhaps behind quotation marks. A formula there gets an apostrophe.
 */
const FORMULA = {
  en: /(^|;[\s"]*)(?=[=+\-@\t\r＝＋－＠])/g,
  id: /(^|,[\s"]*)(?=[=+\-@\t\r＝＋－＠])/g,
} as const satisfies Record<Language, RegExp>;

/** Digits, as a number, a date or a power is written. Only this may stand in a formula: it cannot end its text. */
const READ_AS_NUMBER = /^\d+(?:[.,/eE-]\d+)*$/;

function optionsIn(language: Language): Options {
  const disarmed = (text: string): string => text.replace(FORMULA[language], "$1'");
  return {
    delimiter: SEPARATORS[language],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: {
      string: disarmed,
      // A formula that is a text is the one way to say so in CSV that every spreadsheet knows.
      object: ({ text }) => (READ_AS_NUMBER.test(String(text)) ? `="${String(text)}"` : disarmed(String(text))),
    },
  };
}

const OPTIONS = { en: optionsIn('en'), id: optionsIn('id') } as const satisfies Record<Language, Options>;

/** Rows as RFC 4180 writes them, in the separator of the language, with texts that no spreadsheet takes for a formula. */
export function csvRows(rows: readonly (readonly Cell[])[], language: Language): string {
  return stringify([...rows], OPTIONS[language]);
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
  yield `\uFEFF${csvRows([names.map((name) => texts(`files.csv.columns.${name}`))], language)}`;
  const cells = Object.values(columns);
  for await (const page of pages)
    yield csvRows(
      page.map((item) => cells.map((cellOf) => cellOf(item))),
      language,
    );
  const lines = sums().map((sum) => names.map((name) => sum[name] ?? null));
  if (lines.length > 0) yield csvRows([[], ...lines], language);
}

interface Interview {
  venue: string | null;
  interview_location_type: LocationType;
}

/** The agreed place, else how the interview is held. */
export function interviewPlace({ venue, interview_location_type: kind }: Interview, language: Language): string {
  return venue ?? textsIn(language)(`options.locationType.${kind}`);
}

/** Whether an accepted interview is planned; nothing for other applications. */
export function interviewStateText(
  {
    shown_status: status = 'ACCEPTED',
    cancelled_at: cancelledAt,
  }: { shown_status?: ApplicationStatus; cancelled_at: Date | null },
  language: Language,
): string | null {
  return status === 'ACCEPTED' ? textsIn(language)(`files.csv.interviewState.${interviewStateOf(cancelledAt)}`) : null;
}
