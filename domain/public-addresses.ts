import type { Language } from './language';

/** Where the public jobs are. */
export const PUBLIC_JOBS = { id: '/lowongan', en: '/jobs' } as const satisfies Record<Language, string>;

/** The landing page in a language; without one it is in the browser's. */
export const LANDING = { id: '/?language=id', en: '/?language=en' } as const satisfies Record<Language, string>;

/** Where the companies are that show themselves. */
export const PUBLIC_COMPANIES = { id: '/perusahaan', en: '/companies' } as const satisfies Record<Language, string>;
