import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WibInstant } from '../cells/WibInstant';
import classes from './ReportGroupList.module.css';

interface PauseWordsProps {
  pause: { reason: string; pausedAt: string; answer?: string | null } | null | undefined;
}

/** Why a job is paused, and what its company says to that; nothing while it is not. */
export function PauseWords({ pause }: PauseWordsProps) {
  const t = useTranslations('adminReports');
  if (!pause) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t.rich('pausedSince', { when: () => <WibInstant value={pause.pausedAt} /> })}
      </Text>
      <Text size="sm" className={classes.written} translate="no">
        {pause.reason}
      </Text>
      <Text size="sm" fw={600}>
        {t(pause.answer ? 'answered' : 'notAnswered')}
      </Text>
      {pause.answer ? (
        <Text size="sm" className={classes.written} translate="no">
          {pause.answer}
        </Text>
      ) : null}
    </Stack>
  );
}
