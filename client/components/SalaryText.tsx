/**
 * `Rp 5.000.000 - Rp 7.500.000 per month`, as `useFormats().salary` says it, not broken after "per", which both
 * languages have.
 */
export function SalaryText({ formatted }: { formatted: string }) {
  return <span>{formatted.replace(/ per /, ' per\u00a0')}</span>;
}
