const format = (share: number, digits: number): string =>
  share.toLocaleString('id-ID', { style: 'percent', maximumFractionDigits: digits });

/** `5,2%`; a dash where there is nothing to compare with. */
export const shareOf = (part: number, whole: number | null): string => (whole ? format(part / whole, 1) : '–');

/** `+27%` or `−12%`. */
export function changeOf(now: number | null, before: number | null): string {
  if (now === null || !before) return '–';
  const change = (now - before) / before;
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${format(Math.abs(change), 0)}`;
}

/** How long a bar is, of 1: a logarithm, so that many views do not flatten the rest. */
export const barOf = (value: number, most: number): number => (most > 0 ? Math.log1p(value) / Math.log1p(most) : 0);
