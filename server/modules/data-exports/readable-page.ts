import { formatLocalDate } from '../../../domain/dates';
import type { Language } from '../../../domain/language';
import { formatThousands } from '../../../domain/money';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { optionText, textsIn } from '../../language/texts';
import { escapeHtml } from '../mail';
import type { ExportDocument } from './documents';
import { pagesOf, type AskDocument } from './exported-pages';

interface PageContent {
  ask: AskDocument;
  documents: readonly ExportDocument[];
  fileNames: readonly string[];
  now: Date;
  language: Language;
}

/** The same results as in the JSON files, as one page in the person's language. It runs no script and loads nothing. */
export async function* readablePage({ ask, documents, fileNames, now, language }: PageContent): AsyncGenerator<string> {
  const texts = textsIn(language);
  const title = texts('dataExport.title');
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${title}</h1><p>${texts('dataExport.intro', { day: formatLocalDate(wibDateOf(now), language) })}</p>`;
  for (const document of documents) {
    yield `<section><h2>${texts(`dataExport.sections.${document.name}`)}</h2>`;
    let count = 0;
    for await (const answers of pagesOf(ask, document))
      for (const answer of answers) {
        yield `<article>${htmlOf('', answer, language)}</article>`;
        count += 1;
      }
    yield count === 0 ? `<p>${texts('dataExport.none')}</p></section>` : '</section>';
  }
  yield `<section><h2>${texts('dataExport.files')}</h2>${
    fileNames.length === 0
      ? `<p>${texts('dataExport.none')}</p>`
      : `<ul>${fileNames.map((name) => `<li><a href="${escapeHtml(encodeURI(name))}">${escapeHtml(name)}</a></li>`).join('')}</ul>`
  }</section></main></body></html>\n`;
}

/** Ids and addresses of files say nothing to a reader; they are in the JSON. */
const isLeftOut = (field: string): boolean => /^id$|Id$|Url$/.test(field);

function htmlOf(field: string, value: unknown, language: Language): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return textsIn(language)('dataExport.none');
    return `<ul>${value.map((item) => `<li>${htmlOf(field, item, language)}</li>`).join('')}</ul>`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).filter(([name]) => !isLeftOut(name));
    return `<dl>${rows.map(([name, inner]) => `<dt>${labelOf(name, language)}</dt><dd>${htmlOf(name, inner, language)}</dd>`).join('')}</dl>`;
  }
  return escapeHtml(wordsOf(field, value, language)).replace(/\n/g, '<br>');
}

/** The keys come from the documents; a test asks for a label for each of their fields. */
function labelOf(field: string, language: Language): string {
  return escapeHtml((textsIn(language) as unknown as (key: string) => string)(`dataExport.fields.${field}`));
}

/** Fields whose values are codes; a test compares them with the schema. */
export const CODES = new Set([
  'applicantSays',
  'cancelledBy',
  'companySays',
  'outcome',
  'state',
  'details',
  'kind',
  'language',
  'role',
  'roles',
  'status',
  'type',
  'period',
  'cadence',
  'requestedBy',
  'verificationStatus',
]);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function wordsOf(field: string, value: unknown, language: Language): string {
  const texts = textsIn(language);
  const word = texts as unknown as (key: string) => string;
  if (value === null || value === undefined || value === '') return texts('dataExport.none');
  if (typeof value === 'boolean') return texts(value ? 'files.csv.yes' : 'files.csv.no');
  if (typeof value === 'number') return formatThousands(value);
  if (value instanceof Date) return timeOf(value, language);
  const text = String(value);
  if (field === 'corrected') return word(`dataExport.fields.${text}`);
  if (CODES.has(field)) return word(`dataExport.codes.${text}`);
  if (field === 'part') return word(`dataExport.fields.${text}`);
  if (field === 'employmentType') return word(`options.employmentType.${text}`);
  if (field === 'locationType' || field === 'interviewType') return word(`options.locationType.${text}`);
  if (field === 'education' || field === 'industry' || field === 'companySize')
    return optionText(field, text, language) ?? text;
  if (INSTANT.test(text)) return timeOf(new Date(text), language);
  return DAY.test(text) ? formatLocalDate(text, language) : text;
}

function timeOf(instant: Date, language: Language): string {
  return `${formatLocalDate(wibDateOf(instant), language)}, ${wibTimeOf(instant)} WIB`;
}

const STYLE =
  "body{margin:0;background:#f3f6f6;color:#142222;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}" +
  'main{max-width:760px;margin:0 auto;padding:32px 16px}section{margin:32px 0}' +
  'article{background:#fff;border-radius:12px;padding:16px 20px;margin:12px 0;overflow-wrap:anywhere}' +
  'h1,h2{color:#0b6e6e;line-height:1.25}dl{margin:0}dt{color:#5c6b6b;font-size:14px}dd{margin:0 0 10px;min-width:0}' +
  'dd>dl,li>dl{border-left:2px solid #d5e0e0;padding-left:12px}ul{margin:0;padding-left:18px}a{color:#0b6e6e}' +
  '@media(min-width:600px){article>dl{display:grid;grid-template-columns:200px 1fr;gap:0 16px}}';
