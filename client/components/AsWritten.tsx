import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AsWritten.module.css';

interface AsWrittenProps extends TextProps {
  children: ReactNode;
  /** `yes` where it is part of a sentence that the product says. */
  translate?: 'yes' | 'no';
}

/** What a person wrote in a field of several lines, with their line breaks. */
export function AsWritten({ children, translate = 'no', ...props }: AsWrittenProps) {
  return (
    <Text {...props} translate={translate} className={classes.text}>
      {children}
    </Text>
  );
}
