import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';

/** Tells a company that seekers can read who has looked at them. */
export function RevealsNotice() {
  const t = useTranslations('applicants');
  return (
    <Text size="sm" c="dimmed">
      {t('reveals')}
    </Text>
  );
}
