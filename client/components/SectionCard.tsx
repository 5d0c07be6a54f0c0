import { Card, Group, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

export interface SectionCardProps {
  title: string;
  /** The title is a name or a job's title, which nothing translates. */
  isWritten?: boolean;
  /** Beside the title: a link to the whole list, a small button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function SectionCard({ title, isWritten, aside, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2} id={id} translate={isWritten ? 'no' : undefined}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Card>
  );
}
