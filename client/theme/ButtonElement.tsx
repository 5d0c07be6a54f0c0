import type { ComponentProps } from 'react';
import { NeedsConnection } from '../components/OfflineBar/NeedsConnection';
import { useOnline } from '../lib/use-online';

/** The class of a button that sends something: one with a `loading`, or of a form. */
export const SENDS = 'sends';

/** What Mantine draws a button with. Without a connection, one that sends says so and waits. */
export function ButtonElement(props: ComponentProps<'button'>) {
  const isOnline = useOnline();
  if (isOnline || !props.className?.split(' ').includes(SENDS)) return <button {...props} />;
  return (
    <button {...props} disabled data-disabled>
      <NeedsConnection>{props.children}</NeedsConnection>
    </button>
  );
}
