/** As long as the sticky header and its air are tall, in pixels (app/global.css, `scroll-padding-top`). */
const headerHeight = 80;

/**
 * Scrolls until the element is at the top of the screen, and moves the focus to it for screen readers.
 * What can be read already, in the upper half of the screen, stays where it is. No motion for people who prefer none.
 */
export function bringIntoView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top >= headerHeight && top <= window.innerHeight / 2) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}
