import { readPdfValue, type PdfDictionary, type PdfReference, type PdfValue } from './pdf-object';

/** Viewers find a document whose mark comes up to here, as printers and mail programs write it. */
const MAX_BYTES_BEFORE_PDF = 1024;
const MARK = /%PDF-\d/;

/** Where the document begins; -1 when it is no PDF. */
export function pdfStart(content: Buffer): number {
  return content.toString('latin1', 0, MAX_BYTES_BEFORE_PDF + '%PDF-1'.length).search(MARK);
}

/** Each may cost a scan of the file. */
const MAX_TRIES = 5;

/**
 * The dictionary that names the document's catalog and says if it is encrypted: where the last `startxref` says or, as
 * viewers repair a wrong one, the last that is found. A program may attach another PDF, which has one too.
 */
export function trailerOf(text: string, start: number): PdfDictionary | null {
  const stated = Number(/^startxref[\s\0]+(\d{1,10})/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]);
  // Some count from the beginning of the document, some from that of the file.
  for (const at of [stated, stated + start]) {
    const trailer = Number.isNaN(at) ? null : asTrailer(readPdfValue(text, afterHead(text, at)));
    if (trailer) return trailer;
  }
  return (
    lastOf(text, 'trailer', (at) => at + 'trailer'.length) ?? lastOf(text, '/XRef', (at) => afterObjectHead(text, at))
  );
}

/** A table, behind which the trailer is, or an object, which is both. */
function afterHead(text: string, at: number): number {
  const head = /^[\s\0]{0,20}(?:(xref)\b|\d+[\s\0]+\d+[\s\0]+obj\b)/.exec(text.slice(at, at + 60));
  if (!head) return text.length;
  if (!head[1]) return at + head[0].length;
  const trailer = text.indexOf('trailer', at);
  return trailer < 0 ? text.length : trailer + 'trailer'.length;
}

/** More than what a dictionary says before its type. */
const MAX_BEFORE_TYPE = 2000;

function afterObjectHead(text: string, at: number): number {
  const from = Math.max(0, at - MAX_BEFORE_TYPE);
  const head = text.slice(from, at).lastIndexOf('obj');
  return head < 0 ? text.length : from + head + 'obj'.length;
}

function lastOf(text: string, word: string, beginning: (at: number) => number): PdfDictionary | null {
  let at = text.lastIndexOf(word);
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries++) {
    const trailer = asTrailer(readPdfValue(text, beginning(at)));
    if (trailer) return trailer;
    at = at === 0 ? -1 : text.lastIndexOf(word, at - 1);
  }
  return null;
}

const asTrailer = (value: PdfValue | undefined): PdfDictionary | null =>
  value instanceof Map && value.has('Root') ? value : null;

/** The value itself or, of a reference, what its object is. */
export function resolved(text: string, value: PdfValue | undefined): PdfValue | undefined {
  return isReference(value) ? readPdfValue(text, objectStart(text, value)) : value;
}

/** Of as many as a tenth of the objects of a very long document: `16 0 obj` ends like `6 0 obj`. */
const MAX_ALIKE = 20_000;

/** The last object of this number, as an update comes later in the file. All programs but a few write one space. */
function objectStart(text: string, { object, generation }: PdfReference): number {
  const usual = `${object} ${generation} obj`;
  let at = text.lastIndexOf(usual);
  for (let seen = 0; at >= 0 && seen < MAX_ALIKE; seen++) {
    if (!/\d/.test(text.charAt(at - 1))) return at + usual.length;
    at = at === 0 ? -1 : text.lastIndexOf(usual, at - 1);
  }
  const unusual = new RegExp(`(?<!\\d)${object}[\\s\\0]{1,9}${generation}[\\s\\0]{1,9}obj\\b`).exec(text);
  return unusual ? unusual.index + unusual[0].length : text.length;
}

function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'object' in value && 'generation' in value;
}
