import { z } from 'zod';
import { Striker } from '../../server/text/masking';
import { normalise } from '../../server/text/masking/normalise';

/** One applicant's texts: a field is a text, or tags that are read together. Empty `leaks`: nothing may be struck. */
const SAMPLE = z.object({
  name: z.string(),
  texts: z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
  leaks: z.array(z.string()).default([]),
});
export type MaskSample = z.infer<typeof SAMPLE>;

export interface MaskFigures {
  disguised: number;
  /** Those of which something was left, with the texts as a company reads them. */
  leaking: { sample: MaskSample; struck: string[]; left: string[] }[];
  harmless: number;
  /** Those of which something was struck. */
  touched: { sample: MaskSample; struck: string[] }[];
}

export function readMaskSamples(list: unknown): MaskSample[] {
  return z.array(SAMPLE).parse(list);
}

export function measureMask(samples: readonly MaskSample[]): MaskFigures {
  const figures: MaskFigures = { disguised: 0, leaking: [], harmless: 0, touched: [] };
  for (const sample of samples) {
    const struck = struckTexts(sample);
    if (sample.leaks.length === 0) {
      figures.harmless += 1;
      if (struck.some((text, index) => text !== originals(sample)[index])) figures.touched.push({ sample, struck });
      continue;
    }
    figures.disguised += 1;
    const left = sample.leaks.filter((leak) => struck.some((text) => holds(text, leak)));
    if (left.length > 0) figures.leaking.push({ sample, struck, left });
  }
  return figures;
}

export function maskLines({ disguised, leaking, harmless, touched }: MaskFigures): string[] {
  const share = (count: number, of: number): string => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}%`);
  return [
    ...leaking.map(({ left, struck }) => `LEFT     ${JSON.stringify(left)} in ${JSON.stringify(struck)}`),
    ...touched.map(
      ({ sample, struck }) => `TOUCHED  ${JSON.stringify(struck)}, which is ${JSON.stringify(sample.texts)}`,
    ),
    `${disguised - leaking.length} of ${disguised} disguises struck (${share(disguised - leaking.length, disguised)})`,
    `${touched.length} of ${harmless} harmless texts touched`,
  ];
}

/** Tags are compared joined, since what is spread over them is one leak. */
function originals({ texts }: MaskSample): string[] {
  return Object.values(texts).map((text) => (typeof text === 'string' ? text : text.join('\n')));
}

function struckTexts({ name, texts }: MaskSample): string[] {
  const striker = new Striker(name);
  return Object.values(texts).map((text) =>
    typeof text === 'string' ? striker.text(text) : striker.tags(text).join('\n'),
  );
}

/** Whether a text still has these letters, in whichever spelling; tags are read with and without a space between. */
function holds(text: string, leak: string): boolean {
  const wanted = normalise(leak).text;
  return [text, text.replaceAll('\n', ' '), text.replaceAll('\n', '')].some((read) =>
    normalise(read).text.includes(wanted),
  );
}
