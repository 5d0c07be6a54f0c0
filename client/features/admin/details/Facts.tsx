import { Card, SimpleGrid, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Missing } from '../cells/Missing';
import classes from './Facts.module.css';

interface FactProps {
  label: string;
  wide?: boolean;
  /** What a person wrote, which nobody translates. */
  written?: boolean;
  children: ReactNode;
}

export function Fact({ label, wide, written, children }: FactProps) {
  const t = useTranslations('adminDetails');
  const isGiven = children !== null && children !== undefined;
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate={written && isGiven ? 'no' : undefined}>
        {isGiven ? children : <Missing>{t('notGiven')}</Missing>}
      </dd>
    </div>
  );
}

/** What is known of one row, under a heading. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="lg" className={classes.facts}>
        {children}
      </SimpleGrid>
    </Card>
  );
}
