import { render } from '@testing-library/react';
import { Sentence } from './Sentence';

/** What a browser's translation leaves of a page's texts: others, in elements that React does not know. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
}

test('every piece of a sentence is current while the page is translated, and may come and go', () => {
  const sentence = (jobs: number, place: string | null) => (
    <p>
      <Sentence>
        {[
          'Found ',
          <a key="link">{[`${jobs} jobs`, place ? ` in ${place}` : null]}</a>,
          ...(place ? [' near you'] : []),
        ]}
        {place ? <b>!</b> : null}, {jobs}
      </Sentence>
    </p>
  );
  const { container, rerender } = render(sentence(3, 'Bandung'));
  expect(container).toHaveTextContent(/^Found 3 jobs in Bandung near you!, 3$/);
  translate(container);
  rerender(sentence(4, 'Medan'));
  expect(container).toHaveTextContent(/^\[Found \]4 jobs in Medan\[ near you\]\[!\]\[, \]4$/);
  translate(container);
  rerender(sentence(5, null));
  expect(container.textContent).toMatch(/5 jobs\W+, \W+5$/);
  expect(container).not.toHaveTextContent(/Medan|near|!/);
});
