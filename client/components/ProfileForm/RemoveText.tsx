import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';

interface RemoveTextProps {
  /** The field's label. */
  label: string;
  /** Chosen, and done with the save. */
  removed: boolean;
  onChange: (removed: boolean) => void;
  disabled?: boolean;
}

/** Takes a saved text off a profile: emptying the field leaves what is saved. */
export function RemoveText({ label, removed, onChange, disabled }: RemoveTextProps) {
  const t = useTranslations('portal');
  const text = t(removed ? 'remove.keep' : 'remove.remove');
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" c="dimmed" role="status">
        {removed ? t('remove.onSave') : ''}
      </Text>
      <Button
        variant="subtle"
        color={removed ? undefined : 'red'}
        onClick={() => onChange(!removed)}
        disabled={disabled}
        aria-label={t('actionOn', { action: text, name: label })}
      >
        {text}
      </Button>
    </Group>
  );
}
