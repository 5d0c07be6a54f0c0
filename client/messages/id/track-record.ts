import type { Translation } from '../../../domain/language';
import type { trackRecord as english } from '../en/track-record';

export const trackRecord: Translation<typeof english> = {
  label: 'Cara perusahaan ini menjawab',
  isNew: 'Perusahaan ini masih baru di sini',
  within: '{days, plural, other {Biasanya menjawab dalam # hari}}',
  inTime: {
    NEARLY_ALWAYS: 'Hampir selalu menjawab tepat waktu',
    MOSTLY: 'Umumnya menjawab tepat waktu',
    SELDOM: 'Jarang menjawab tepat waktu',
  },
  tellsOutcome: 'Menyampaikan hasil wawancara',
};
