import { useTranslations } from 'use-intl/react';
import { GONE_EVERYWHERE_DAYS } from '../../../domain/erasures';
import { operator } from './operator';
import { legalTags } from './LegalText';
import { Supplement } from './Supplement';
import { Sentence } from '../../components/Sentence';

/** What the law on personal data asks to be told (UU 27/2022, articles 5 to 14, 21, 25, 46 and 56). */
export function PrivacySupplement() {
  const t = useTranslations('supplement.privacy');
  const { controllerName, controllerAddress, officerName, storage, mail } = operator();
  return (
    <Supplement>
      <h3>{t('who.title')}</h3>
      <ul>
        <li>
          <Sentence>
            {t.rich('who.controller', { ...legalTags, name: controllerName ?? '—', address: controllerAddress ?? '—' })}
          </Sentence>
        </li>
        <li>
          <Sentence>{t.rich('who.officer', { ...legalTags, name: officerName ?? '—' })}</Sentence>
        </li>
      </ul>

      <h3>{t('purposes.title')}</h3>
      <ul>
        <li>{t.rich('purposes.agreement', legalTags)}</li>
        <li>{t.rich('purposes.consent', legalTags)}</li>
        <li>{t.rich('purposes.law', legalTags)}</li>
        <li>{t.rich('purposes.interest', legalTags)}</li>
      </ul>

      <h3>{t('processors.title')}</h3>
      <ul>
        <li>
          <Sentence>{t.rich('processors.storage', { ...legalTags, name: storage ?? '—' })}</Sentence>
        </li>
        <li>
          <Sentence>{t.rich('processors.mail', { ...legalTags, name: mail ?? '—' })}</Sentence>
        </li>
        <li>{t.rich('processors.tripay', legalTags)}</li>
        <li>{t.rich('processors.google', legalTags)}</li>
        <li>{t.rich('processors.calendar', legalTags)}</li>
        <li>{t.rich('processors.push', legalTags)}</li>
      </ul>
      <p>{t('processors.borders')}</p>

      <h3>{t('automated.title')}</h3>
      <p>{t('automated.postings')}</p>
      <p>{t('automated.matching')}</p>
      <p>{t('automated.answers')}</p>
      <p>{t('automated.masking')}</p>

      <h3>{t('record.title')}</h3>
      <p>{t('record.reveals')}</p>
      <p>{t('record.members')}</p>
      <p>{t('record.searches')}</p>
      <p>{t('record.corrections')}</p>
      <p>{t('record.reasons')}</p>
      <p>{t('record.followUps')}</p>
      <p>{t('record.publicPages')}</p>

      <h3>{t('rights.title')}</h3>
      <ul>
        <li>{t.rich('rights.copy', legalTags)}</li>
        <li>{t.rich('rights.erasure', legalTags)}</li>
        <li>{t.rich('rights.limits', legalTags)}</li>
        <li>{t.rich('rights.complaint', legalTags)}</li>
      </ul>

      <h3>{t('kept.title')}</h3>
      <p>{t('kept.ended')}</p>
      <p>{t.rich('kept.ownPhone', legalTags)}</p>
      <p>{t('kept.erased', { days: String(GONE_EVERYWHERE_DAYS) })}</p>

      <h3>{t('breach.title')}</h3>
      <p>{t('breach.text')}</p>
    </Supplement>
  );
}
