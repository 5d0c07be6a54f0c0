import { companyNameKey } from '../../server/text/company-names';
import type { ReadPostings } from '../../scripts/import/import-postings';

/** What is judged: a title of a company, however many places and salaries it is posted with. */
export interface JobDocument {
  title: string;
  companyName: string;
}

/** The same for all spellings of a company that the import takes for one. */
export function documentKey({ title, companyName }: JobDocument): string {
  return JSON.stringify([title, companyNameKey(companyName)]);
}

/** One posting for each title of a company: the last, which is the first in a list of all of them. */
export function onePerTitle(byCompany: ReadPostings['byCompany']): ReadPostings['byCompany'] {
  return new Map(
    [...byCompany].map(([company, postings]) => {
      const last = new Map(postings.map((posting) => [posting.draft.title, posting]));
      return [company, postings.filter((posting) => last.get(posting.draft.title) === posting)];
    }),
  );
}

/** By key. */
export function documentsOf(byCompany: ReadPostings['byCompany']): Map<string, JobDocument> {
  const documents = [...byCompany.values()].flat().map(({ companyName, draft: { title } }) => ({ title, companyName }));
  return new Map(documents.map((document) => [documentKey(document), document]));
}
