import { Avatar, Group, Text } from '@mantine/core';
import classes from './WhoAmI.module.css';

/** Name and e-mail above the navigation. */
export function WhoAmI({ name, email, imageUrl }: { name: string; email: string; imageUrl?: string | null }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar translate="no" src={imageUrl} name={name} color="teal" radius="md" alt="" />
      <div className={classes.text} translate="no">
        <Text fw={600} size="sm" truncate title={name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate title={email}>
          {email}
        </Text>
      </div>
    </Group>
  );
}
