import { documentsIn } from './document-sources';

test('finds documents of several lines, and not the code around them', () => {
  expect(documentsIn('graphql(`a`); other(`b`); graphql(\n  `c\nd`,\n)')).toBe('a\nc\nd');
});
