import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a page or a dialog has put the focus itself; the links of a menu are left behind. */
function isKept(active: Element | null, main: HTMLElement): boolean {
  if (!active || active === document.body || active === main) return false;
  return main.contains(active) || (active.closest('[role="dialog"]') !== null && active.closest('nav') === null);
}

/**
 * After the way to another page the focus is at its heading, as a screen reader would begin there; while the page loads, at
 * the place of its content, and never at the body.
 */
export function useHeadingFocus(mainId: string): void {
  const { key, pathname } = useLocation();
  // The page that was opened first has the browser's own beginning.
  const isFirst = key === 'default';
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (isFirst || !main || isKept(document.activeElement, main)) return undefined;
    main.focus({ preventScroll: true });
    const reach = (): boolean => {
      // A page that loads has a heading, too, which goes with its skeleton.
      const heading = main.querySelector<HTMLElement>('h1:not([data-loading])');
      if (!heading || document.activeElement !== main) return document.activeElement !== main;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (reach()) return undefined;
    const observer = new MutationObserver(() => reach() && observer.disconnect());
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
    // Not of each key: filters and pages of one list change the address, too, and the page is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, mainId]);
}
