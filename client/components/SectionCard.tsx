import { Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SectionCardProps {
  title: string;
  /** Beside the title: a link to the whole list, a small button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function SectionCard({ title, aside, children }: SectionCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2}>{title}</Title>
        {aside}
      </Group>
      {children}
    </Card>
  );
}
