import type { Language } from './language';

/** Where the public jobs are; apart from `public-pages.ts`, so that the landing page can link there and stay small. */
export const PUBLIC_JOBS = { id: '/lowongan', en: '/jobs' } as const satisfies Record<Language, string>;

/** Where the companies are that show themselves. */
export const PUBLIC_COMPANIES = { id: '/perusahaan', en: '/companies' } as const satisfies Record<Language, string>;
