import type { Elements } from '../../../components/elements';
import { FormError } from '../../../components/FormError';
import classes from './BottomBar.module.css';

interface BottomBarProps {
  label: string;
  /** Why the last press was refused; null when it was not. */
  refusal: string | null;
  children: Elements;
}

/** At the bottom of a phone's screen, in reach of the thumb, and under the times where there is room. */
export function BottomBar({ label, refusal, children }: BottomBarProps) {
  return (
    <section className={classes.bar} data-bottom-bar="page" aria-label={label}>
      <div className={classes.refusal}>
        <FormError messages={refusal} />
      </div>
      {children}
    </section>
  );
}
