import './mantine-styles';
import { MantineContext, MantineProvider } from '@mantine/core';
import { use } from 'react';
import { useColorScheme } from '../lib/color-scheme';
import { theme } from './theme';
import type { Elements } from '../components/elements';

/**
 * Mantine with the product's theme, around what draws its components: a page (lazyPage), or a part of the frame that
 * comes later. Inside another one it adds nothing. The variables are in the generated sheet (theme-sheet.ts), the scheme
 * is ours to keep (lib/color-scheme.ts): Mantine puts its default on the root element before the stored one.
 */
export function ThemeProvider({ children }: { children: Elements }) {
  const [scheme] = useColorScheme();
  const isThemed = use(MantineContext) !== null;
  if (isThemed) return children;
  return (
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme={scheme} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
