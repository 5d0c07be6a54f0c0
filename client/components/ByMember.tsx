import { useTranslations } from 'use-intl/react';

/** Who of the company did it, behind what they did. Applicants read no member's name: for them it is null. */
export function ByMember({ name }: { name: string | null }) {
  const t = useTranslations('portal');
  if (name === null) return null;
  return (
    <>
      {' '}
      <span>{t.rich('byMember', { name: () => <span translate="no">{name}</span> })}</span>
    </>
  );
}
