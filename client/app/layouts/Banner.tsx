import { useId } from 'react';
import type { Icon } from '../../icons';
import classes from './Banner.module.css';
import type { Elements } from '../../components/elements';

interface BannerProps {
  tone: 'pending' | 'rejected';
  icon: Icon;
  title: string;
  /** Interrupts a screen reader, or waits for a pause. */
  role: 'alert' | 'status';
  /** One line: the title, and what is beside it. */
  isSmall?: boolean;
  children: Elements;
}

/** Above every page: what blocks the whole account. */
export function Banner({ tone, icon: BannerIcon, title, role, isSmall, children }: BannerProps) {
  const id = useId();
  return (
    <div role={role} aria-labelledby={id} className={classes.banner} data-tone={tone} data-small={isSmall || undefined}>
      <BannerIcon size={20} aria-hidden />
      <div className={classes.words}>
        <strong id={id}>{title}</strong>
        {children}
      </div>
    </div>
  );
}
