import type { JobPosting, MonetaryAmount, QuantitativeValue, WithContext } from 'schema-dts';
import { descriptionBlocks } from '../../domain/description-blocks';
import type { PublicJob } from '../../domain/public-pages';
import { HOURS_AHEAD } from '../../domain/time';

/** The names that schema.org and Google have for them. */
const EMPLOYMENT = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  FREELANCE: 'OTHER',
} as const;
const UNIT = { MONTHLY: 'MONTH', HOURLY: 'HOUR' } as const;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** As HTML, which Google asks for, by the tags that it reads: what the company wrote is text in it, never markup. */
function htmlOf(text: string): string {
  const parts = descriptionBlocks(text).map((block) => {
    if (block.kind === 'heading') return `<p>${escaped(block.text)}</p>`;
    if (block.kind === 'paragraph') return `<p>${block.lines.map(escaped).join('<br>')}</p>`;
    const items = block.items.map((item) => `<li>${escaped(item)}</li>`).join('');
    return block.isNumbered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
  });
  return parts.join('');
}

function salaryOf({ salary }: PublicJob): MonetaryAmount | null {
  if (!salary) return null;
  const { min, max, period } = salary;
  const ends = { ...(min === null ? {} : { minValue: min }), ...(max === null ? {} : { maxValue: max }) };
  const value: QuantitativeValue = { '@type': 'QuantitativeValue', ...ends, unitText: UNIT[period] };
  return { '@type': 'MonetaryAmount', currency: 'IDR', value };
}

/** The job as `JobPosting` (schema.org), saying the same as its page. */
export function jobPostingOf(job: PublicJob, { site, url }: { site: string; url: string }): WithContext<JobPosting> {
  const logo = job.companyLogo === null ? {} : { logo: site + job.companyLogo };
  const baseSalary = salaryOf(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: htmlOf(job.description),
    datePosted: job.createdAt,
    // Open through that day in its zone.
    ...(job.autoCloseDate === null
      ? {}
      : { validThrough: `${job.autoCloseDate}T23:59:59+0${HOURS_AHEAD[job.timeZone]}:00` }),
    employmentType: EMPLOYMENT[job.employmentType],
    hiringOrganization: { '@type': 'Organization', name: job.companyName, ...logo },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'ID' },
    },
    ...(baseSalary === null ? {} : { baseSalary }),
    ...(job.skills.length === 0 ? {} : { skills: job.skills.join(', ') }),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    directApply: true,
    url,
  };
}

/** For a script element: no text can end it. */
export const asScript = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
