import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FormSection.module.css';

/** A named part of a long form; its fields are in two columns where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" className={classes.fields}>
        {children}
      </SimpleGrid>
    </fieldset>
  );
}

/** A field that takes the whole width of its section. */
export function FullRow({ children }: { children: ReactNode }) {
  return <div className={classes.fullRow}>{children}</div>;
}
