import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl/react';

/** The way out of a form. */
export function CancelButton(props: { onClick: () => void; disabled?: boolean }) {
  const t = useTranslations('portal');
  return (
    <Button variant="default" {...props}>
      {t('cancel')}
    </Button>
  );
}
