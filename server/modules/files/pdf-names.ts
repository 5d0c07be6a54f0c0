/** A pattern for a PDF name: each letter may be written as #xx, and no further letter may follow. */
export function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${[...hex].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`;
  });
  return `/${letters.join('')}(?=[\\s\\0()<>[\\]{}/%]|$)`;
}

/** Between two parts of an object. */
export const GAP = '[\\s\\0]*';
export const REFERENCE = '\\d+[\\s\\0]+\\d+[\\s\\0]+R\\b';
