import './mantine-styles';
import { MantineContext, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { use } from 'react';
import { useColorScheme } from '../lib/color-scheme';
import { ButtonElement, SENDS } from './ButtonElement';
import { theme } from './theme';
import type { Elements } from '../components/elements';

/** A button with a `loading`, or of a form, sends something: without a connection it says so and waits. */
const connected: MantineThemeOverride = {
  ...theme,
  components: {
    ...theme.components,
    Button: {
      defaultProps: { ...theme.components?.['Button']?.defaultProps, component: ButtonElement },
      classNames: (_theme: unknown, { loading, type }: { loading?: boolean; type?: string }) => ({
        root: loading !== undefined || type === 'submit' ? SENDS : undefined,
      }),
    },
  },
};

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
    <MantineProvider theme={connected} withCssVariables={false} defaultColorScheme={scheme} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
