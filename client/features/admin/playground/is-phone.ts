/** Below the width at which panes fit beside each other; the same as in Playground.module.css. */
export function isPhone(): boolean {
  return window.matchMedia('(max-width: 47.99em)').matches;
}
