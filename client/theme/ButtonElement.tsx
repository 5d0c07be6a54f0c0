import type { ComponentProps } from 'react';
import { NeedsConnection } from '../components/OfflineBar/NeedsConnection';
import { useOnline } from '../lib/use-online';

/** The class of a button that sends something: one with a `loading`, or of a form. */
export const SENDS = 'sends';

/**
 * What Mantine draws a button with. Without a connection, one that sends says so and waits. Mantine gives no type to an
 * element of another's, and a button without one would submit its form.
 */
export function ButtonElement({ type = 'button', ...props }: ComponentProps<'button'>) {
  const isOnline = useOnline();
  if (isOnline || !props.className?.split(' ').includes(SENDS)) return <button type={type} {...props} />;
  return (
    <button type={type} {...props} disabled data-disabled>
      <NeedsConnection>{props.children}</NeedsConnection>
    </button>
  );
}
