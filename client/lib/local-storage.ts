/** Local storage is the browser's, session storage the tab's own. */
type Area = 'localStorage' | 'sessionStorage';

/** What this browser keeps under a key; nothing where it closes its storage to us. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // A browser that closes its storage to us only forgets it with the page.
  }
}
