import { UserText } from '../../../components/UserText';
import classes from './RawText.module.css';

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
