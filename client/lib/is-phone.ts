/** Narrower than the width from which the stylesheets put parts beside each other (48em). */
export function isPhone(): boolean {
  return window.matchMedia('(max-width: 47.99em)').matches;
}
