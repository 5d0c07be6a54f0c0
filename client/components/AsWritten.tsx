import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AsWritten.module.css';

/** What a person wrote in a field of several lines, with their line breaks. */
export function AsWritten({ children, ...props }: TextProps & { children: ReactNode }) {
  return (
    <Text {...props} className={classes.text}>
      {children}
    </Text>
  );
}
