import { LazyAgreementNotice } from './LazyAgreementNotice';
import { LazyErasureNotice } from './LazyErasureNotice';
import { ThemeProvider } from '../../theme/ThemeProvider';

/** What few people have to be told above every page. In one part, because every first page pays for each. */
export function LazyNotices() {
  return (
    <ThemeProvider>
      <LazyErasureNotice />
      <LazyAgreementNotice />
    </ThemeProvider>
  );
}
