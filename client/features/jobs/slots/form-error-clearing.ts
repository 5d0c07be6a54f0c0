import type { ReactNode } from 'react';

type Errors = Record<string, ReactNode>;

/** The errors without those that a change has settled: of one path, or of everything beneath it. */
export function errorsWithout(errors: Errors, touched: string): Errors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== touched && !path.startsWith(`${touched}.`)),
  );
}
