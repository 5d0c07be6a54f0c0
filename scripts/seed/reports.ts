import type { ReportReason } from '../../domain/reports';
import { sendReport } from '../../server/modules/reports';
import { DEMO_EMAILS } from './demo-accounts';
import type { SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import { daysBefore, type SeedContext } from './seed-context';

const REPORTS: readonly { daysAgo: number; reason: ReportReason; text: string | null }[] = [
  { daysAgo: 1.5, reason: 'ASKS_FOR_MONEY', text: 'Saat ditelepon saya diminta transfer biaya seragam dulu.' },
  { daysAgo: 0.9, reason: 'ASKS_FOR_MONEY', text: null },
  { daysAgo: 0.3, reason: 'NOT_AS_DESCRIBED', text: 'Ternyata kerjanya bukan seperti di lowongan ini.' },
];

/** Three seekers have reported one job, so that the administrators' queue has something to decide. */
export function planReports(
  { timeline, services, end }: SeedContext,
  seekers: readonly SeededSeeker[],
  jobs: readonly SeededJob[],
): void {
  const demo: readonly string[] = Object.values(DEMO_EMAILS);
  const reported = jobs.find(
    ({ company, openUntil, postedAt }) =>
      company.verifiedAt !== null &&
      company.decisions.length === 1 &&
      !demo.includes(company.email) &&
      openUntil >= end &&
      postedAt < daysBefore(end, 3),
  );
  const reporters = seekers.filter(
    ({ email, registeredAt }) => !demo.includes(email) && registeredAt < daysBefore(end, 5),
  );
  for (const [index, { daysAgo, ...report }] of REPORTS.entries())
    timeline.add(daysBefore(end, daysAgo), async () => {
      const [actor, id, companyId] = [reporters[index]?.actor, reported?.id, reported?.company.actor?.companyId];
      if (actor && id && companyId) await sendReport(services, actor, { id, companyId, jobId: id }, report);
    });
}
