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
  const text = removed ? 'Keep' : 'Remove';
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" c="dimmed" role="status">
        {removed ? 'Will be removed when you save' : ''}
      </Text>
      <Button
        variant="subtle"
        color={removed ? undefined : 'red'}
        onClick={() => onChange(!removed)}
        disabled={disabled}
        aria-label={`${text}: ${label}`}
      >
        {text}
      </Button>
    </Group>
  );
}
