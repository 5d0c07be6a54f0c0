import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { supportEmail } from '../../lib/contact';
import { operator } from './operator';
import classes from './LegalText.module.css';
import type { Elements } from '../../components/elements';

/** A long text of numbered sections, set to be read. */
export function LegalText({ title, intro, children }: { title: string; intro: string; children: Elements }) {
  const t = useTranslations('legal');
  return (
    <article className={classes.text}>
      <h1>{title}</h1>
      <p className={classes.updated}>{t('updated')}</p>
      <p className={classes.intro}>{intro}</p>
      {children}
    </article>
  );
}

function MailAddress({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no">
      {email}
    </a>
  );
}

/** What the sentences of both texts hold. */
export const legalTags = {
  strong: (text: ReactNode) => <strong>{text}</strong>,
  email: () => <MailAddress email={supportEmail()} />,
  officer: () => <MailAddress email={operator().officerEmail ?? supportEmail()} />,
  privacy: (text: ReactNode) => <Link to={paths.privacy}>{text}</Link>,
  terms: (text: ReactNode) => <Link to={paths.terms}>{text}</Link>,
  home: (text: ReactNode) => <a href={paths.landing}>{text}</a>,
};
