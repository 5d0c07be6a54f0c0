import { useTranslations } from 'use-intl/react';
import { LegalText, legalTags } from './LegalText';
import { Supplement } from './Supplement';

function TermsSupplement() {
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

export function TermsPage() {
  const title = useTranslations('frame.titles')('termsAndConditions');
  const t = useTranslations('legal.terms');
  return (
    <LegalText title={title} intro={t('intro')}>
      <h2>{t('service.title')}</h2>
      <p>{t('service.text')}</p>

      <h2>{t('account.title')}</h2>
      <ul>
        <li>{t('account.truth')}</li>
        <li>{t('account.email')}</li>
        <li>{t('account.password')}</li>
        <li>{t('account.roles')}</li>
      </ul>

      <h2>{t('seekers.title')}</h2>
      <ul>
        <li>{t('seekers.free')}</li>
        <li>{t('seekers.interviews')}</li>
        <li>{t('seekers.identity')}</li>
      </ul>

      <h2>{t('companies.title')}</h2>
      <ul>
        <li>{t('companies.visibility')}</li>
        <li>{t('companies.vacancies')}</li>
        <li>{t('companies.applicants')}</li>
        <li>{t('companies.interviews')}</li>
      </ul>

      <h2>{t('tokens.title')}</h2>
      <ul>
        <li>{t('tokens.cost')}</li>
        <li>{t('tokens.purchase')}</li>
        <li>{t('tokens.use')}</li>
        <li>{t('tokens.refunds')}</li>
      </ul>

      <h2>{t('verification.title')}</h2>
      <p>{t('verification.text')}</p>

      <h2>{t('forbidden.title')}</h2>
      <p>{t('forbidden.text')}</p>

      <h2>{t('liability.title')}</h2>
      <p>{t('liability.text')}</p>

      <h2>{t('law.title')}</h2>
      <p>{t.rich('law.text', legalTags)}</p>
      <p>{t.rich('law.more', legalTags)}</p>

      <TermsSupplement />
    </LegalText>
  );
}
