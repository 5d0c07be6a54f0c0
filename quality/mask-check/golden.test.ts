import harmless from './golden/harmless.json';
import leaks from './golden/leaks.json';
import { normalise } from '../../server/text/masking/normalise';
import { Striker } from '../../server/text/masking/strike';

/** A text, or tags in reading order. */
interface Sample {
  name: string;
  text?: string;
  tags?: string[];
}

type Leak = Sample & { kind: string; mustGo: string[] };

const struckTexts = ({ name, text, tags }: Sample): string[] => {
  const striker = new Striker(name);
  if (tags === undefined) return [striker.text(text ?? '')];
  const struck = striker.tags(tags);
  return [struck.join(''), struck.join(' ')];
};

/** Whether the text is still there in another spelling of the same letters. */
const holds = (text: string, needle: string): boolean =>
  text.includes(needle) || normalise(text).text.includes(normalise(needle).text);

describe('golden texts', () => {
  const kinds = [...new Set((leaks as Leak[]).map(({ kind }) => kind))];

  it.each(kinds)('%s: what must go is struck', (kind) => {
    const left = (leaks as Leak[])
      .filter((leak) => leak.kind === kind)
      .flatMap((leak) =>
        struckTexts(leak).map((struck) => ({
          ...leak,
          struck,
          left: leak.mustGo.filter((needle) => holds(struck, needle)),
        })),
      )
      .filter((leak) => leak.left.length > 0);
    expect(left).toEqual([]);
  });

  it('what is harmless is left as it is', () => {
    const touched = (harmless as Sample[]).filter(({ name, text, tags }) => {
      const striker = new Striker(name);
      return tags === undefined ? striker.text(text ?? '') !== text : striker.tags(tags).join('\n') !== tags.join('\n');
    });
    expect(touched).toEqual([]);
  });

  it('are enough to mean something', () => {
    expect(leaks.length).toBeGreaterThanOrEqual(120);
    expect(harmless.length).toBeGreaterThanOrEqual(120);
  });
});
