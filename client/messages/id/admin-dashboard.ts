import type { Translation } from '../../../domain/language';
import type { adminDashboard as english } from '../en/admin-dashboard';

export const adminDashboard: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
  },
};
