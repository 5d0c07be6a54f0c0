import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { ReportCompanyInput, ReportJobInput, ReportOrder } from '../graphql/graphql';
import type { ResultOf } from '../server/test-client';

const REPORT_JOB = graphql(`mutation ReportAJob($input: ReportJobInput!) {
  reportJob(input: $input) { job { viewerHasReported } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function reportJob({ client }: Asker, jobId: string, options: Partial<ReportJobInput> = {}) {
  const input = { jobId, reason: 'ASKS_FOR_MONEY' as const, ...options };
  return (await client.ask(REPORT_JOB, { input })).reportJob.errors;
}

const REPORT_COMPANY = graphql(`mutation ReportACompany($input: ReportCompanyInput!) {
  reportCompany(input: $input) { company { viewerHasReported } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function reportCompany({ client }: Asker, companyId: string, options: Partial<ReportCompanyInput> = {}) {
  const input = { companyId, reason: 'FAKE_COMPANY' as const, ...options };
  return (await client.ask(REPORT_COMPANY, { input })).reportCompany.errors;
}

const PAUSE = graphql(`mutation PauseAJob($input: PauseJobInput!) {
  pauseJob(input: $input) { group { id isOpen viewerCanPause viewerCanResume } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function pauseJob({ client }: Asker, jobId: string, reason = 'It asks for a deposit') {
  return (await client.ask(PAUSE, { input: { jobId, reason } })).pauseJob.errors;
}

const RESUME = graphql(`mutation ResumeAJob($jobId: ID!, $newestEditId: ID) {
  resumeJob(jobId: $jobId, newestEditId: $newestEditId) { group { id isOpen } errors { ...Refusal } }
}`);

/** Returns why it was refused. Without `newestEditId`, the posting was looked at before any edit. */
export async function resumeJob({ client }: Asker, jobId: string, newestEditId?: string | null) {
  return (await client.ask(RESUME, { jobId, newestEditId })).resumeJob.errors;
}

const ANSWER = graphql(`mutation AnswerAPause($input: AnswerPauseInput!) {
  answerPause(input: $input) { job { pause { answer viewerCanAnswer } } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function answerPause({ client }: Asker, jobId: string, text = 'We never ask for money') {
  return (await client.ask(ANSWER, { input: { jobId, text } })).answerPause.errors;
}

const DISMISS = graphql(`mutation DismissReportsOf($input: DismissReportInput!) {
  dismissReport(input: $input) { group { isOpen openReports } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function dismissReports(
  { client }: Asker,
  { id, version }: { id: string; version: number },
  note = 'A misunderstanding',
) {
  return (await client.ask(DISMISS, { input: { id, version, note } })).dismissReport.errors;
}

const QUEUE = graphql(`query ReportQueue($after: String, $pageSize: Int, $order: ReportOrder) {
  adminReports(after: $after, pageSize: $pageSize, order: $order) {
    items {
      id isOpen isRemoved openReports newestAt version newestEditId viewerCanPause viewerCanResume viewerCanDismiss
      job { id title isPaused pause { reason answer viewerCanAnswer } }
      company { id companyName records { verificationStatus } }
      reasons { reason count }
      reports { reason text createdAt reporterName }
      history { verifiedSince pauses rejections revocations reports }
    }
    endCursor
  }
}`);
type Queue = ResultOf<typeof QUEUE>['adminReports'];
export type QueuedGroup = Queue['items'][number];

export async function queue(
  { client }: Asker,
  page: { after?: string | null; pageSize?: number; order?: ReportOrder } = {},
) {
  return (await client.ask(QUEUE, page)).adminReports;
}

/** The group of a job or a company, if it is in the queue. */
export async function queued(admin: Asker, id: string): Promise<QueuedGroup | undefined> {
  return (await queue(admin, { pageSize: 100 })).items.find((group) => group.id === id);
}
