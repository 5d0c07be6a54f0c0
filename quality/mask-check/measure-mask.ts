import { z } from 'zod';
import { Redactor } from '../../server/text/masking';
import { normalise } from '../../server/text/masking/normalise';

/** One applicant's texts: a field is a text, or tags that are read together. Empty `leaks`: nothing may be redacted. */
const SAMPLE = z.object({
  name: z.string(),
  texts: z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
  leaks: z.array(z.string()).default([]),
});
export type MaskSample = z.infer<typeof SAMPLE>;

export interface MaskFigures {
  disguised: number;
  /** Those of which something was left, with the texts as a company reads them. */
  leaking: { sample: MaskSample; redacted: string[]; left: string[] }[];
  harmless: number;
  /** Those of which something was redacted. */
  touched: { sample: MaskSample; redacted: string[] }[];
}

export function readMaskSamples(list: unknown): MaskSample[] {
  return z.array(SAMPLE).parse(list);
}

export function measureMask(samples: readonly MaskSample[]): MaskFigures {
  const figures: MaskFigures = { disguised: 0, leaking: [], harmless: 0, touched: [] };
  for (const sample of samples) {
    const redacted = redactedTexts(sample);
    if (sample.leaks.length === 0) {
      figures.harmless += 1;
      if (redacted.some((text, index) => text !== originals(sample)[index])) figures.touched.push({ sample, redacted });
      continue;
    }
    figures.disguised += 1;
    const left = sample.leaks.filter((leak) => redacted.some((text) => holds(text, leak)));
    if (left.length > 0) figures.leaking.push({ sample, redacted, left });
  }
  return figures;
}

export function maskLines({ disguised, leaking, harmless, touched }: MaskFigures): string[] {
  const share = (count: number, of: number): string => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}%`);
  return [
    ...leaking.map(({ left, redacted }) => `LEFT     ${JSON.stringify(left)} in ${JSON.stringify(redacted)}`),
    ...touched.map(
      ({ sample, redacted }) => `TOUCHED  ${JSON.stringify(redacted)}, which is ${JSON.stringify(sample.texts)}`,
    ),
    `${disguised - leaking.length} of ${disguised} disguises redacted (${share(disguised - leaking.length, disguised)})`,
    `${touched.length} of ${harmless} harmless texts touched`,
  ];
}

/** Tags are compared joined, since what is spread over them is one leak. */
function originals({ texts }: MaskSample): string[] {
  return Object.values(texts).map((text) => (typeof text === 'string' ? text : text.join('\n')));
}

function redactedTexts({ name, texts }: MaskSample): string[] {
  const redactor = new Redactor(name);
  return Object.values(texts).map((text) =>
    typeof text === 'string' ? redactor.text(text) : redactor.tags(text).join('\n'),
  );
}

/** Whether a text still has these letters, as they are or in another spelling; tags are read with and without a space between. */
function holds(text: string, leak: string): boolean {
  const wanted = normalise(leak).text;
  return [text, text.replaceAll('\n', ' '), text.replaceAll('\n', '')].some(
    (read) => read.includes(leak) || normalise(read).text.includes(wanted),
  );
}
