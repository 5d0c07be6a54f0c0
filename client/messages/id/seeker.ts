import type { Translation } from '../../../domain/language';
import type { seeker as english } from '../en/seeker';

export const seeker: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
    profile: 'Profil',
  },
};
