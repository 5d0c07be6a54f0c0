import { Group, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { setPageTitle } from '../lib/page-title';
import classes from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  /** One line that says where this is or what to do. */
  context?: ReactNode;
  /** At most one primary action. */
  action?: ReactNode;
  /** Above the title: a link back. */
  back?: ReactNode;
  /** What the tab says, when the heading is too long or too personal for it. */
  tabTitle?: string;
}

/** Opens every portal page, and names it in the tab. */
export function PageHeader({ title, context, action, back, tabTitle = title }: PageHeaderProps) {
  useEffect(() => setPageTitle(tabTitle), [tabTitle]);
  return (
    <header className={classes.header}>
      {back}
      <Group justify="space-between" align="flex-end" gap="md">
        <div className={classes.words}>
          <Title order={1}>{title}</Title>
          {context ? (
            <Text c="dimmed" mt={4} component="div">
              {context}
            </Text>
          ) : null}
        </div>
        {action}
      </Group>
    </header>
  );
}
