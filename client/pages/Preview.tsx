import type { PublicPage } from '../../domain/public-pages';

interface PreviewProps {
  page: PublicPage;
  url: string;
  title: string;
  summary: string;
  logo: string | null;
}

/** What a chat shows of a link (Open Graph). */
export function Preview({ page: { site, language }, url, title, summary, logo }: PreviewProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="TemuKerja" />
      <meta property="og:locale" content={language === 'id' ? 'id_ID' : 'en_US'} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {logo ? <meta property="og:image" content={site + logo} /> : null}
      <meta name="twitter:card" content="summary" />
    </>
  );
}
