import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '../icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

const stayMilliseconds = 2000;

export interface AutoRedirectNoticeProps {
  /** What was done. */
  message: ReactNode;
  to: string;
  /** Where that is: "the job". */
  destination: string;
}

/** Says what was done and goes back by itself, unless the person wants to stay and look. */
export function AutoRedirectNotice({ message, to, destination }: AutoRedirectNoticeProps) {
  const t = useTranslations('portal.redirect');
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return undefined;
    const timer = window.setTimeout(() => void navigate(to), stayMilliseconds);
    return () => window.clearTimeout(timer);
  }, [stays, to, navigate]);

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
