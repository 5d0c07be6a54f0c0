import harmless from './golden/harmless.json';
import leaks from './golden/leaks.json';
import { measureMask, type MaskSample } from './measure-mask';

/** A text, or tags in reading order. */
interface Sample {
  name: string;
  text?: string;
  tags?: string[];
}

type Leak = Sample & { kind: string; mustGo: string[] };

const sampleOf = ({ name, text = '', tags }: Sample, mustGo: string[] = []): MaskSample => ({
  name,
  texts: { field: tags ?? text },
  leaks: mustGo,
});

describe('golden texts', () => {
  const kinds = [...new Set((leaks as Leak[]).map(({ kind }) => kind))];

  it.each(kinds)('%s: what must go is redacted', (kind) => {
    const ofKind = (leaks as Leak[]).filter((leak) => leak.kind === kind);
    expect(measureMask(ofKind.map((leak) => sampleOf(leak, leak.mustGo))).leaking).toEqual([]);
  });

  it('what is harmless is left as it is', () => {
    expect(measureMask((harmless as Sample[]).map((sample) => sampleOf(sample))).touched).toEqual([]);
  });

  it('are enough to mean something', () => {
    expect(leaks.length).toBeGreaterThanOrEqual(120);
    expect(harmless.length).toBeGreaterThanOrEqual(120);
  });
});
