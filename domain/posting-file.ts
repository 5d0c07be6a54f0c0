import type { Language } from './language';

/** Files with which companies post many jobs at once: their columns and limits. */

/** A file has no more postings than these. */
export const MAX_POSTINGS_IN_FILE = 1_000;
/** Blank ones and those inside of cells included: a spreadsheet can leave a great many behind. */
export const MAX_LINES_IN_FILE = 100_000;

/** By the names of the form's fields. A file may use either language. */
export const POSTING_COLUMNS = {
  reference: { en: 'Reference', id: 'Referensi' },
  title: { en: 'Title', id: 'Judul' },
  location: { en: 'Location', id: 'Lokasi' },
  timeZone: { en: 'Time zone', id: 'Zona waktu' },
  description: { en: 'Description', id: 'Deskripsi' },
  employmentType: { en: 'Employment type', id: 'Jenis pekerjaan' },
  skills: { en: 'Skills', id: 'Keahlian' },
  salaryMin: { en: 'Minimum salary', id: 'Gaji minimum' },
  salaryMax: { en: 'Maximum salary', id: 'Gaji maksimum' },
  salaryPeriod: { en: 'Salary period', id: 'Periode gaji' },
  autoCloseDate: { en: 'Auto-close date', id: 'Tanggal tutup otomatis' },
  slots: { en: 'Interview slots', id: 'Jadwal wawancara' },
} as const satisfies Record<string, Record<Language, string>>;
export type PostingColumn = keyof typeof POSTING_COLUMNS;
export const POSTING_COLUMN_NAMES = Object.keys(POSTING_COLUMNS) as PostingColumn[];

export const REQUIRED_POSTING_COLUMNS = ['title', 'location', 'description', 'skills'] as const;

/** The result of a line. */
export const PostingOutcome = {
  MADE: 'MADE',
  CHANGED: 'CHANGED',
  UNCHANGED: 'UNCHANGED',
  REFUSED: 'REFUSED',
} as const;
export type PostingOutcome = (typeof PostingOutcome)[keyof typeof PostingOutcome];
