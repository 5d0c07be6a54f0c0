import type { Translation } from '../../../domain/language';
import type { push as english } from '../en/push';

export const push: Translation<typeof english> = {
  titles: {
    APPLICATION: 'Kabar tentang lamaran Anda',
    APPLICANT: 'Kabar tentang pelamar',
    APPLICANTS: 'Ada pelamar baru',
    REPLIES: 'Pelamar menunggu jawaban',
    FREE_TIME: 'Ada jadwal wawancara yang kosong lagi',
    NEW_JOBS: 'Ada lowongan baru untuk Anda',
  },
  open: 'Buka TemuKerja untuk selengkapnya.',
  when: '{date}, {time}',
  counts: {
    APPLICANTS: '{count, plural, other {{number} pelamar}}',
    REPLIES: '{count, plural, other {{number} pelamar}}',
    NEW_JOBS: '{count, plural, other {{number} lowongan}}',
  },
};
