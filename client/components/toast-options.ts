export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface ToastOptions {
  /** How long it stays. 3,000 ms unless told. */
  milliseconds?: number;
  position?: ToastPosition;
  title?: string;
}

/** How long messages stay, and where, if not at the bottom. Few names: the login, a small page, ships all of them. */
export const TOAST = {
  /** The default, also for everything in the company portal that is not named below. */
  usual: { milliseconds: 3000, position: 'bottom-center' },
  /** A saved profile of a job seeker, a new password, the token store. */
  longer: { milliseconds: 4000 },
  /** Registrations; errors of job seekers, of accounts, of interview slots and of the token count. */
  long: { milliseconds: 5000 },
  /** What was not done and why, one by one: long enough to read it, also on the page that comes next. */
  report: { milliseconds: 10_000 },
  login: { position: 'bottom-center', milliseconds: 3000 },
  loginCode: { position: 'bottom-center', milliseconds: 5000 },
  admin: { position: 'top-center', milliseconds: 5000 },
} as const satisfies Record<string, ToastOptions>;
