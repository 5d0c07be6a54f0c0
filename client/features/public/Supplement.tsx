import { useTranslations } from 'use-intl/react';
import { SUPPLEMENT } from '../../../domain/consents';
import { useFormats } from '../../language/formats';
import { legalTags } from './LegalText';
import classes from './LegalText.module.css';
import type { Elements } from '../../components/elements';

/** What is newer than the text above it, with its own date and version, and what both pages say in it. */
export function Supplement({ children }: { children: Elements }) {
  const t = useTranslations('supplement');
  const day = useFormats().day(SUPPLEMENT.day);
  return (
    <section aria-labelledby="supplement" className={classes.supplement}>
      <h2 id="supplement">{t('title', { day })}</h2>
      <p className={classes.updated}>{t('version', { version: SUPPLEMENT.version })}</p>
      {children}
      <h3>{t('children.title')}</h3>
      <p>{t.rich('children.text', legalTags)}</p>
    </section>
  );
}
