import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { Attendance, FollowedUpFragment, InterviewOutcome } from '../graphql/graphql';

/** What both sides say once an interview is over. */

graphql(`fragment FollowedUp on Application {
  id status viewerCanReportAttendance viewerCanRecordOutcome
  followUp { openUntil companySays applicantSays outcome outcomeAt changeableUntil isOutcomeMissing }
}`);

const SAY = graphql(`mutation SayHowItWas($input: ReportAttendanceInput!) {
  reportAttendance(input: $input) { application { ...FollowedUp } errors { ...Refusal } }
}`);

export async function reportAttendance({ client }: Asker, applicationId: string, attendance: Attendance) {
  return (await client.ask(SAY, { input: { applicationId, attendance } })).reportAttendance;
}

const TELL = graphql(`mutation TellHowItEnded($input: RecordOutcomeInput!) {
  recordOutcome(input: $input) { application { ...FollowedUp } errors { ...Refusal } }
}`);

export async function recordOutcome({ client }: Asker, applicationId: string, outcome: InterviewOutcome) {
  return (await client.ask(TELL, { input: { applicationId, outcome } })).recordOutcome;
}

const READ = graphql(`query FollowedUpApplication($id: ID!) { application(id: $id) { ...FollowedUp } }`);

export async function followedUp({ client }: Asker, id: string): Promise<FollowedUpFragment> {
  const { application } = await client.ask(READ, { id });
  if (!application) throw new Error(`There is no application ${id}`);
  return application;
}
