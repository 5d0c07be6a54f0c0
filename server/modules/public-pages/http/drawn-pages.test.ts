import type { PublicPage } from '../../../../domain/public-pages';
import { cachedRender } from './drawn-pages';

const page = (more: Partial<PublicPage> = {}): PublicPage => ({
  language: 'id',
  site: 'https://example.test',
  addresses: null,
  today: '2026-11-23',
  sheet: '/style.css',
  content: { kind: 'missing' },
  ...more,
});

it('renders the same data once, and drops the least recently used entry', () => {
  let count = 0;
  const draw = cachedRender(() => `page ${++count}`);
  expect([draw(page()), draw(page())]).toEqual(['page 1', 'page 1']);
  expect(draw(page({ language: 'en' }))).toBe('page 2');
  expect(draw(page({ today: '2026-11-24' }))).toBe('page 3');
  expect(draw(page({ content: { kind: 'busy' } }))).toBe('page 4');
  for (let other = 0; other < 196; other += 1) draw(page({ site: `https://example.test/${other}` }));
  // 200 pages. The first is asked for again, so that the next one takes the place of the second.
  expect(draw(page())).toBe('page 1');
  expect(draw(page({ site: 'https://other.test' }))).toBe('page 201');
  expect([draw(page()), draw(page({ language: 'en' }))]).toEqual(['page 1', 'page 202']);
});
