import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl/react';

interface CancelButtonProps {
  onClick: () => void;
  disabled?: boolean;
}

/** The way out of a form. */
export function CancelButton(props: CancelButtonProps) {
  const t = useTranslations('portal');
  return (
    <Button variant="default" {...props}>
      {t('cancel')}
    </Button>
  );
}
