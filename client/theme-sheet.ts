import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from './theme/theme';

const sheetId = 'virtual:theme.css';

/**
 * The theme's variables as a stylesheet, written at build time from the one theme file. So the first paint is in the
 * right colours before any script runs, and pages without Mantine's components need not ship Mantine to be styled.
 */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    resolveId: (id) => (id === sheetId ? id : null),
    load(id) {
      if (id !== sheetId) return null;
      const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
      return convertCssVariables(resolved, ':root');
    },
  };
}
