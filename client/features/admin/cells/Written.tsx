import type { ReactNode } from 'react';

/** A name, an address, a code: what people wrote or others sent. Nobody translates it, the browser neither. */
export function Written({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
