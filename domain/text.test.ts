import { cleanSearch } from './jobs';
import { cleanLine, cleanParagraph } from './text';

describe('half of a character', () => {
  it('is not kept, since no JSON column takes it', () => {
    expect([cleanLine('Bar\ud83dista'), cleanParagraph('\udc00Rajin')]).toEqual(['Barista', 'Rajin']);
    expect(cleanLine('Ramah 😀')).toBe('Ramah 😀');
  });

  it('does not come of cutting a long search', () => {
    expect(cleanSearch(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
  });
});
