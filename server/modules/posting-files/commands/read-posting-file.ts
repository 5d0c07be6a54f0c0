import type { CompanyActor } from '../../../actor';
import type { Services } from '../../../services';
import { readUploaded } from '../../files';
import { planPostings, type PlannedLine } from '../posting-plan';
import { readPostingLines, type PostingLine } from '../posting-lines';

/** The lines of a file that the account has uploaded, and its hash. */
export async function readPostingFile(
  services: Services,
  { accountId }: CompanyActor,
  claim: string,
): Promise<{ sha256: string; lines: PostingLine[] }> {
  const { sha256, content } = await readUploaded(services, { accountId, claim, preset: 'job_postings' });
  return { sha256, lines: await readPostingLines(content) };
}

/** Previews the result of each line; writes nothing. */
export async function previewPostings(services: Services, actor: CompanyActor, claim: string): Promise<PlannedLine[]> {
  await services.limiter.consume('posting-file', actor.companyId);
  const { lines } = await readPostingFile(services, actor, claim);
  return planPostings(planScope(services, actor), lines);
}

export const planScope = ({ dataSource, ports, clock }: Services, { companyId }: CompanyActor) => ({
  executor: dataSource,
  jobApplicants: ports.jobApplicants,
  companyId,
  now: clock.now(),
});
