import type { Translation } from '../../../domain/language';
import type { devices as english } from '../en/devices';

export const devices: Translation<typeof english> = {
  both: '{browser} di {system}',
  unknown: 'Perangkat tidak dikenal',
};
