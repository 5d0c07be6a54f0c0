import './mantine-styles';
import { MantineProvider } from '@mantine/core';
import { ToastList } from '../components/ToastList';
import { useColorScheme } from '../lib/color-scheme';
import { theme } from './theme';

/** The toasts of a page without the data providers, with the part of them that toasts need. */
export function StandaloneToasts() {
  const [colorScheme] = useColorScheme();
  return (
    <MantineProvider theme={theme} withCssVariables={false} forceColorScheme={colorScheme}>
      <ToastList />
    </MantineProvider>
  );
}
