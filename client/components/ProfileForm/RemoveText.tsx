import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';

export interface RemoveTextProps {
  /** The field's label. */
  label: string;
  /** Else there is nothing to take off. */
  isSaved: boolean;
  /** Chosen; the save removes it. */
  removed: boolean;
  onChange: (removed: boolean) => void;
  disabled?: boolean;
}

/** Takes a saved text off a profile, beneath its field: emptying the field leaves what is saved. */
export function RemoveText({ label, isSaved, removed, onChange, disabled }: RemoveTextProps) {
  const t = useTranslations('portal');
  if (!isSaved) return null;
  const text = t(removed ? 'remove.keep' : 'remove.remove');
  return (
    // At the start of the line: Save is at its end.
    <Group gap="xs">
      <Button
        ml={-12}
        variant="subtle"
        color={removed ? undefined : 'red'}
        onClick={() => onChange(!removed)}
        disabled={disabled}
        aria-label={t('actionOn', { action: text, name: label })}
      >
        {text}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {removed ? t('remove.onSave') : ''}
      </Text>
    </Group>
  );
}
