import type { Language } from '../../../../domain/language';

interface AtomEntry {
  /** An address that a new title does not change. */
  id: string;
  url: string;
  title: string;
  author: string;
  summary: string;
  published: Date;
  updated: Date;
}

export interface AtomFeed {
  language: Language;
  title: string;
  /** Of the feed itself, and its id. */
  self: string;
  /** The page with the same jobs. */
  page: string;
  /** When there is no entry, whose time would be the feed's. */
  since: Date;
  entries: readonly AtomEntry[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text in XML 1.0, which has no place for control characters, not even escaped. */
const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** A feed as XML (RFC 4287). */
export function atomOf({ language, title, self, page, since, entries }: AtomFeed): string {
  const times = entries.map(({ updated }) => updated.getTime());
  const updated = times.length > 0 ? new Date(Math.max(...times)) : since;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('updated', updated.toISOString()),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    ...entries.map(entryOf),
    '</feed>',
  ].join('');
}

const entryOf = ({ id, url, title, author, summary, published, updated }: AtomEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    `<author>${element('name', author)}</author>`,
    element('summary', summary),
    '</entry>',
  ].join('');
