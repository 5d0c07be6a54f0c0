import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '../icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface AutoRedirectNoticeProps {
  /** What was done. */
  message: ReactNode;
  to: string;
  /** Where that is: "the job". */
  destination: string;
  /** 2,000 ms unless told. */
  milliseconds?: number;
}

/** Says what was done and goes back by itself, unless the person wants to stay and look. */
export function AutoRedirectNotice({ message, to, destination, milliseconds = 2000 }: AutoRedirectNoticeProps) {
  const t = useTranslations('portal.redirect');
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return undefined;
    const timer = window.setTimeout(() => void navigate(to), milliseconds);
    return () => window.clearTimeout(timer);
  }, [stays, to, milliseconds, navigate]);

  return (
    <Alert color="green" role="status" icon={<IconCircleCheck aria-hidden />}>
      <Text component="div" fw={600}>
        {message}
      </Text>
      {stays ? null : (
        <Group justify="space-between" gap="xs" mt="xs">
          <Text size="sm">{t('goingTo', { destination })}</Text>
          <Button variant="default" onClick={() => setStays(true)}>
            {t('stay')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
