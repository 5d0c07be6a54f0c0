import { useTranslations } from 'use-intl/react';
import { legalTags } from './LegalText';
import { Supplement } from './Supplement';

export function TermsSupplement() {
  const t = useTranslations('supplement.terms');
  return (
    <Supplement>
      <p>{t.rich('more', legalTags)}</p>
      <h3>{t('postings.title')}</h3>
      <p>{t('postings.text')}</p>
      <h3>{t('publicPages.title')}</h3>
      <p>{t('publicPages.text')}</p>
    </Supplement>
  );
}
