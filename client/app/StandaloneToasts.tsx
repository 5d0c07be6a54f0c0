import { ToastList } from '../components/ToastList';
import { ThemeProvider } from './ThemeProvider';

/** The toasts of a page without the data providers, with the part of them that toasts need. */
export function StandaloneToasts() {
  return (
    <ThemeProvider>
      <ToastList />
    </ThemeProvider>
  );
}
