import { OfflineBar } from '../../components/OfflineBar/OfflineBar';
import { mainId } from '../../components/SkipLink';
import { useHeadingFocus } from '../../lib/heading-focus';
import { DataProviders } from '../DataProviders';
import { PublicLayout } from './PublicLayout';

/** Sign-in, registration, verification and profile completion: the public frame, with data and toasts. */
export function FormLayout() {
  useHeadingFocus(mainId);
  return (
    <DataProviders>
      <OfflineBar />
      <PublicLayout />
    </DataProviders>
  );
}
