import { useTranslations } from 'use-intl/react';
import { LegalText, legalTags } from './LegalText';
import { PrivacySupplement } from './PrivacySupplement';

export function PrivacyPage() {
  const title = useTranslations('frame.titles')('privacyPolicy');
  const t = useTranslations('legal.privacy');
  return (
    <LegalText title={title} intro={t('intro')}>
      <h2>{t('stored.title')}</h2>
      <ul>
        <li>{t.rich('stored.account', legalTags)}</li>
        <li>{t.rich('stored.seeker', legalTags)}</li>
        <li>{t.rich('stored.company', legalTags)}</li>
        <li>{t.rich('stored.activity', legalTags)}</li>
      </ul>

      <h2>{t('seen.title')}</h2>
      <p>{t('seen.before')}</p>
      <p>{t('seen.after')}</p>
      <p>{t('seen.others')}</p>

      <h2>{t('used.title')}</h2>
      <p>{t('used.text')}</p>

      <h2>{t('involved.title')}</h2>
      <ul>
        <li>{t('involved.payments')}</li>
        <li>{t('involved.email')}</li>
        <li>{t('involved.google')}</li>
      </ul>
      <p>{t('involved.authorities')}</p>

      <h2>{t('browser.title')}</h2>
      <p>{t('browser.text')}</p>

      <h2>{t('kept.title')}</h2>
      <p>{t('kept.text')}</p>

      <h2>{t('protection.title')}</h2>
      <p>{t('protection.text')}</p>

      <h2>{t('rights.title')}</h2>
      <p>{t.rich('rights.text', legalTags)}</p>

      <h2>{t('law.title')}</h2>
      <p>{t.rich('law.text', legalTags)}</p>
      <p>{t.rich('law.more', legalTags)}</p>

      <PrivacySupplement />
    </LegalText>
  );
}
