import { DataProviders } from '../DataProviders';
import { PublicLayout } from './PublicLayout';

/** Sign-in, registration, verification and profile completion: the public frame, with data and toasts. */
export function FormLayout() {
  return (
    <DataProviders>
      <PublicLayout />
    </DataProviders>
  );
}
