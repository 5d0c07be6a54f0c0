import { SeededRandom } from '../../testkit/seeded-random';
import type { CompanyProfile } from './content/companies';
import { INDUSTRY_POSTINGS } from './content/industry-postings';
import { OFFICE_POSTINGS } from './content/office-postings';
import type { PostingTemplate } from './content/posting';
import { SERVICE_POSTINGS } from './content/service-postings';
import { TECHNOLOGY_POSTINGS } from './content/technology-postings';

const TRADE_POSTINGS = [...TECHNOLOGY_POSTINGS, ...SERVICE_POSTINGS, ...INDUSTRY_POSTINGS];

/** Postings that fit a company: mostly of its trade, the rest office work; none twice. */
export function choosePostings({ name, industry }: CompanyProfile, count: number): PostingTemplate[] {
  const random = new SeededRandom(`postings ${name}`);
  const ofTrade = random.sample(
    TRADE_POSTINGS.filter(({ industries }) => industries?.includes(industry)),
    Math.ceil(count * 0.65),
  );
  return [...ofTrade, ...random.sample(OFFICE_POSTINGS, count - ofTrade.length)];
}
