import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose rows can be removed: when the pressed button has gone with its row, the list takes the focus.
 * Undefined while it is not known how many there are.
 */
export function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count === undefined) return;
    const isShorter = last.current !== undefined && count < last.current;
    last.current = count;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}
