import harmless from './golden/harmless.json';
import leaks from './golden/leaks.json';
import { normalise } from '../../server/text/masking/normalise';
import { Redactor } from '../../server/text/masking/redact';

/** A text, or tags in reading order. */
interface Sample {
  name: string;
  text?: string;
  tags?: string[];
}

type Leak = Sample & { kind: string; mustGo: string[] };

const redactedTexts = ({ name, text, tags }: Sample): string[] => {
  const redactor = new Redactor(name);
  if (tags === undefined) return [redactor.text(text ?? '')];
  const redacted = redactor.tags(tags);
  return [redacted.join(''), redacted.join(' ')];
};

/** Whether the text is still there in another spelling of the same letters. */
const holds = (text: string, needle: string): boolean =>
  text.includes(needle) || normalise(text).text.includes(normalise(needle).text);

describe('golden texts', () => {
  const kinds = [...new Set((leaks as Leak[]).map(({ kind }) => kind))];

  it.each(kinds)('%s: what must go is redacted', (kind) => {
    const left = (leaks as Leak[])
      .filter((leak) => leak.kind === kind)
      .flatMap((leak) =>
        redactedTexts(leak).map((redacted) => ({
          ...leak,
          redacted,
          left: leak.mustGo.filter((needle) => holds(redacted, needle)),
        })),
      )
      .filter((leak) => leak.left.length > 0);
    expect(left).toEqual([]);
  });

  it('what is harmless is left as it is', () => {
    const touched = (harmless as Sample[]).filter(({ name, text, tags }) => {
      const redactor = new Redactor(name);
      return tags === undefined
        ? redactor.text(text ?? '') !== text
        : redactor.tags(tags).join('\n') !== tags.join('\n');
    });
    expect(touched).toEqual([]);
  });

  it('are enough to mean something', () => {
    expect(leaks.length).toBeGreaterThanOrEqual(120);
    expect(harmless.length).toBeGreaterThanOrEqual(120);
  });
});
