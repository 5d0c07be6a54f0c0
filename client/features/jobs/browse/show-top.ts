/** Goes to the top of what has changed, for the eyes and for screen readers. */
export function showTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
