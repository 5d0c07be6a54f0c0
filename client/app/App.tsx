import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { AppRoutes } from './routes';
import { SessionProvider } from './session';

/** Mantine, Apollo and toasts come with the layouts that need them (DataProviders): the first load stays small. */
export function App() {
  return (
    <CrashBoundary>
      <SessionProvider>
        {/* No transitions: a query whose variables live in the address would be asked for the old and the new one in turn. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </CrashBoundary>
  );
}
