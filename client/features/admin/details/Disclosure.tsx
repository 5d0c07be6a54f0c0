import type { ReactNode } from 'react';
import { UserText } from '../../../components/UserText';
import classes from './Disclosure.module.css';
import type { Elements } from '../../../components/elements';

/** More of something for those who want it; the browser's own control. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: Elements }) {
  return (
    <details className={classes.disclosure}>
      <summary className={classes.summary}>{summary}</summary>
      {children}
    </details>
  );
}

/** Text from elsewhere, shown letter by letter: nothing in it is markup. JSON is laid out, anything else stays as it is. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    <pre className={classes.raw} tabIndex={0} role="group" aria-label={label}>
      <UserText>{laidOut(text)}</UserText>
    </pre>
  );
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
