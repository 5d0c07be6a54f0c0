import type { Translation } from '../../../domain/language';
import type { flags as english } from '../en/flags';

export const flags: Translation<typeof english> = {
  found: {
    FEES: 'Teksnya tampak meminta uang: “{words}”',
    IDENTITY_OR_BANK_DATA: 'Teksnya tampak meminta data identitas atau data bank: “{words}”',
    CONTACT_IN_TEXT: 'Kontak di dalam teks: {words}',
    SALARY_OUT_OF_RANGE: 'Teksnya menjanjikan banyak uang untuk pekerjaan ringan: “{words}”',
  },
  repeated: 'Dipasang {times} kali dalam {days} hari',
  copied: '{percent}% sama dengan “{title}” dari {company}',
  copiedUnknown: '{percent}% sama dengan lowongan perusahaan lain',
  salary: 'Gajinya {monthly} per bulan; lowongan seperti ini biasanya {low} sampai {high}',
};
