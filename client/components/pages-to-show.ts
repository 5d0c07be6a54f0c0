export type PageStep = number | 'gap';

/**
 * The numbers of a pagination: first, last, the current page with so many neighbours on each side, and gaps
 * between. A gap of one page is that page: an ellipsis would be no shorter. Pages count from 1.
 */
export function pagesToShow(current: number, count: number, neighbours = 1): PageStep[] {
  const wanted = new Set([1, count, current - neighbours, current, current + neighbours]);
  const steps: PageStep[] = [];
  let previous = 0;
  for (const page of [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)) {
    if (page - previous === 2) steps.push(page - 1);
    else if (page - previous > 2) steps.push('gap');
    steps.push(page);
    previous = page;
  }
  return steps;
}
