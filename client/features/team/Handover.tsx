import classes from './Team.module.css';

/** Below the text of a question: what passes on. */
export function Handover({ text }: { text: string | null }) {
  return text ? <span className={classes.handover}>{text}</span> : null;
}
