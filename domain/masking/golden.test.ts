import harmless from './golden/harmless.json';
import leaks from './golden/leaks.json';
import { normalise } from './normalise';
import { Striker } from './strike';

/** A text, or tags as they are read one behind the other. */
interface Sample {
  name: string;
  text?: string;
  tags?: string[];
}

const struckTexts = ({ name, text, tags }: Sample): string[] => {
  const striker = new Striker(name);
  if (tags === undefined) return [striker.text(text ?? '')];
  const struck = striker.tags(tags);
  return [struck.join(''), struck.join(' ')];
};

/** Also in another spelling of the same letters: nothing is gone that is only written differently. */
const holds = (text: string, needle: string): boolean => text.includes(needle) || normalise(text).text.includes(normalise(needle).text);

describe('golden texts', () => {
  it.each(leaks as (Sample & { kind: string; mustGo: string[] })[])('$kind: strikes $mustGo out of $text$tags', (leak) => {
    for (const struck of struckTexts(leak)) {
      expect(leak.mustGo.filter((needle) => holds(struck, needle))).toEqual([]);
    }
  });

  it.each(harmless as Sample[])('leaves $text$tags', (sample) => {
    const { name, text, tags } = sample;
    if (tags === undefined) expect(new Striker(name).text(text ?? '')).toBe(text);
    else expect(new Striker(name).tags(tags)).toEqual(tags);
  });

  it('are enough to mean something', () => {
    expect(leaks.length).toBeGreaterThanOrEqual(120);
    expect(harmless.length).toBeGreaterThanOrEqual(120);
  });
});
