import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a place whose content changes in steps: the focus goes there at each, because the button that was pressed is gone.
 * Null while the step is not known.
 */
export function useFocusOnChange(step: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (step === null || step === last.current) return;
    if (last.current !== null) place.current?.focus();
    last.current = step;
  }, [step]);
  return place;
}
