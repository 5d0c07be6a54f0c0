import { useTranslations } from 'use-intl/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconCloudOff } from '../icons';
import type { ReactNode } from 'react';
import classes from './ErrorState.module.css';

export interface ErrorStateProps {
  /** The text of the catalogue. */
  message: string;
  onRetry?: () => unknown;
  /** A way elsewhere, when trying again cannot help. */
  action?: ReactNode;
}

/** A page or a part that could not be loaded. */
export function ErrorState({ message, onRetry, action }: ErrorStateProps) {
  const t = useTranslations('portal');
  return (
    <Stack align="center" gap="md" className={classes.place} role="alert">
      <IconCloudOff size={40} stroke={1.5} className={classes.icon} aria-hidden />
      <Text ta="center">{message}</Text>
      {onRetry ? (
        <Button variant="default" onClick={() => void onRetry()}>
          {t('tryAgain')}
        </Button>
      ) : null}
      {action}
    </Stack>
  );
}
