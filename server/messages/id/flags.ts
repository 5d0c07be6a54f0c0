import type { Translation } from '../../../domain/language';
import type { flags as english } from '../en/flags';

export const flags: Translation<typeof english> = {
  found: {
    FEES: 'Teks ini tampaknya meminta uang: “{words}”',
    IDENTITY_OR_BANK_DATA: 'Teks ini tampaknya meminta data identitas atau rekening: “{words}”',
    CONTACT_IN_TEXT: 'Kontak di dalam teks: {words}',
    EXPLOITATION: 'Teks ini menunjukkan tanda perdagangan orang atau eksploitasi: “{words}”',
    PAPERS_KEPT: 'Teks ini menyebut dokumen asli ditahan: “{words}”',
    MONEY_BEFORE_WORK: 'Teks ini meminta uang sebelum mulai bekerja: “{words}”',
    SALARY_OUT_OF_RANGE: 'Teks ini menjanjikan banyak uang untuk pekerjaan ringan: “{words}”',
  },
  repeated: 'Dipasang {times} kali dalam {days} hari',
  copied: '{percent}% sama dengan “{title}” dari {company}',
  copiedUnknown: '{percent}% sama dengan lowongan perusahaan lain',
  salary: 'Gajinya {monthly} per bulan; lowongan seperti ini biasanya {low} sampai {high}',
};
