/** What this browser keeps under a key; nothing where it closes its storage to us. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // A browser that closes its storage to us only forgets it with the page.
  }
}
