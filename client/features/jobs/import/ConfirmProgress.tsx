import { Progress, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { usePostingFileProgressQuery } from '../../../graphql/generated';

const MILLISECONDS_BETWEEN_LOOKS = 1_000;

/** How far the server is with the file; at nothing until it has begun. */
export function ConfirmProgress() {
  const t = useTranslations('postingFile');
  const { data } = usePostingFileProgressQuery({
    pollInterval: MILLISECONDS_BETWEEN_LOOKS,
    fetchPolicy: 'no-cache',
  });
  const percent = data?.postingFileProgress ?? 0;
  return (
    <div>
      <Progress value={percent} animated aria-label={t('progress')} />
      <Text size="sm" c="dimmed">
        {t('posted', { percent: String(percent) })}
      </Text>
    </div>
  );
}
