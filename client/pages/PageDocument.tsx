import { useLocale } from 'use-intl/react';
import type { ReactNode } from 'react';
import type { PublicPage } from '../../domain/public-pages';
import { LANGUAGES } from '../../domain/language';

export interface PageDocumentProps {
  page: PublicPage;
  title: string;
  /** One or two sentences for search engines and previews; null where there is nothing to find. */
  description: string | null;
  /** More of the document's head. */
  head?: ReactNode;
  children: ReactNode;
}

/** A whole document: no script, one style sheet. */
export function PageDocument({ page, title, description, head, children }: PageDocumentProps) {
  const language = useLocale();
  const { addresses, site } = page;
  return (
    <html lang={language} data-mantine-color-scheme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · TemuKerja`}</title>
        {description === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <meta name="description" content={description} />
        )}
        {addresses ? (
          <>
            <link rel="canonical" href={site + addresses[language]} />
            {LANGUAGES.map((one) => (
              <link key={one} rel="alternate" hrefLang={one} href={site + addresses[one]} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={site + addresses.id} />
          </>
        ) : null}
        {page.feed ? <link rel="alternate" type="application/atom+xml" href={page.feed} /> : null}
        {head}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href={page.sheet} />
      </head>
      <body>{children}</body>
    </html>
  );
}
