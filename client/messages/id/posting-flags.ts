import type { Translation } from '../../../domain/language';
import type { postingFlags as english } from '../en/posting-flags';

export const postingFlags: Translation<typeof english> = {
  title: 'Tanda',
  reasons: {
    FEES: 'Biaya atau deposit',
    CONTACT_IN_TEXT: 'Kontak di dalam teks',
    COPIED_POSTING: 'Lowongan salinan',
    SALARY_OUT_OF_RANGE: 'Gaji tidak wajar',
    REPEATED_POSTING: 'Dipasang berulang',
    IDENTITY_OR_BANK_DATA: 'Data identitas atau bank',
    EXPLOITATION: 'Perdagangan orang atau eksploitasi',
    PAPERS_KEPT: 'Dokumen asli ditahan',
    MONEY_BEFORE_WORK: 'Uang sebelum mulai kerja',
  },
};
