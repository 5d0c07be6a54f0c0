import { z } from 'zod';

const words = z.string().trim().min(1);
const amount = z.number().positive();

/**
 * What Google asks of a `JobPosting` beyond schema.org's definitions, which `schema-dts` checks when it is compiled
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Strict, so that nothing comes in unseen.
 */
export const googleJobPosting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: words,
  description: words,
  datePosted: z.iso.datetime({ offset: true }),
  validThrough: z.iso.datetime({ offset: true }).optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'OTHER']),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: words, logo: z.url().optional() }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: words,
      addressCountry: z.literal('ID'),
    }),
  }),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('IDR'),
      value: z
        .strictObject({
          '@type': z.literal('QuantitativeValue'),
          minValue: amount.optional(),
          maxValue: amount.optional(),
          unitText: z.enum(['HOUR', 'MONTH']),
        })
        .refine(
          ({ minValue, maxValue }) => (minValue ?? maxValue) !== undefined && (minValue ?? 0) <= (maxValue ?? Infinity),
        ),
    })
    .optional(),
  skills: words.optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
  directApply: z.literal(true),
  url: z.url(),
});
