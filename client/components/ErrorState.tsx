import { useTranslations } from 'use-intl/react';
import { IconCloudOff } from '../icons';
import classes from './ErrorState.module.css';
import { LightButton } from './LightButton';
import type { Elements } from './elements';

export interface ErrorStateProps {
  /** Of the page, where nothing else has it: its heading would have been loaded. */
  title?: string | undefined;
  /** The text of the catalogue. */
  message: string;
  /** When it fails again, the same is still said here. */
  onRetry?: () => unknown;
  /** A way elsewhere, when trying again cannot help. */
  action?: Elements;
}

/** A page or a part that could not be loaded. */
export function ErrorState({ title, message, onRetry, action }: ErrorStateProps) {
  const t = useTranslations('portal');
  return (
    <div className={classes.place} role="alert">
      {title === undefined ? null : <h1 className={classes.title}>{title}</h1>}
      <IconCloudOff size={40} stroke={1.5} className={classes.icon} aria-hidden />
      <div>{message}</div>
      {onRetry ? (
        <LightButton look="secondary" onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}>
          {t('tryAgain')}
        </LightButton>
      ) : null}
      {action}
    </div>
  );
}
