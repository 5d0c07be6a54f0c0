import type { ReactNode } from 'react';
import { supportEmail } from '../../lib/contact';
import classes from './LegalText.module.css';

/** A long text of numbered sections, set to be read. */
export function LegalText({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <article className={classes.text}>
      <h1>{title}</h1>
      <p className={classes.updated}>Last updated: June 2023</p>
      <p className={classes.intro}>{intro}</p>
      {children}
    </article>
  );
}

export function SupportAddress() {
  const email = supportEmail();
  return <a href={`mailto:${email}`}>{email}</a>;
}
