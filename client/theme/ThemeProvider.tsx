import './mantine-styles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../lib/color-scheme';
import { theme } from './theme';

/**
 * Mantine with the product's theme. The variables are in the generated sheet (theme-sheet.ts), the scheme is ours to
 * keep (lib/color-scheme.ts): Mantine puts its default on the root element before the one that it is told to keep.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [scheme] = useColorScheme();
  return (
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme={scheme} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
