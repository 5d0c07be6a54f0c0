/**
 * A path of this site, or null. Guards `returnTo` and `continueUrl` against anything that a browser could read as
 * another origin (`//e`, `/\e`, a tab, an encoded slash).
 */
export function sitePath(value: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters, so they must not pass
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value) || /[\u0000-\u0020\\\u007F]/.test(value))
    return null;
  if (/^\/(%2f|%5c)/i.test(value)) return null;
  const resolved = URL.canParse(value, 'https://site.invalid') ? new URL(value, 'https://site.invalid') : null;
  return resolved?.origin === 'https://site.invalid' && !resolved.pathname.startsWith('//') ? value : null;
}
