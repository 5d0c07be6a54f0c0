import { graphql } from '../graphql';
import type { TestJob } from '../market/job-factory';
import type { TestCompany, TestSeeker } from '../people/actors';
import type { PatientCaller } from './patient-caller';
import { sendOnce } from './reply';

const APPLY = graphql(
  `mutation ApplyAsRival($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`,
);
const ACCEPT = graphql(
  `mutation AcceptAsRival($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }`,
);
const REJECT = graphql(
  `mutation RejectAsRival($id: ID!) { answer: rejectApplication(applicationId: $id) { ...Outcome } }`,
);

/** A job whose times have one seat each, and two members who decide without a word to each other. */
export interface Contest {
  job: TestJob;
  members: readonly [TestCompany, TestCompany];
}

const DECIDED = ['APPLICATION_NOT_PENDING', 'DECIDED_BY_COLLEAGUE'];
/** Of their rounds, so that the jobs last as long as those of the others. */
const REST_STEPS = 5;

/** Two seekers want the same seat in the same moment, again and again; then one member accepts whom the other rejects. */
export async function contend(
  caller: PatientCaller,
  rivals: readonly TestSeeker[],
  { contests, slot }: { contests: readonly Contest[]; slot: number },
): Promise<void> {
  for (const { job, members } of contests) {
    if (caller.isStopping) return;
    const seat = { jobId: job.id, slotId: job.slots[slot]?.id };
    const tries = rivals.map((rival) => caller.tryFor(rival, (client) => sendOnce(client, APPLY, seat), ['SLOT_FULL']));
    const ids = (await Promise.all(tries)).flatMap((payload) => payload?.application?.id ?? []);
    for (const id of ids) caller.note('apply', id);
    const [id] = ids;
    if (id === undefined) throw new Error('Neither of two rivals got the free seat');

    const [accepted, rejected] = await Promise.all([
      caller.tryFor(members[0], (client) => sendOnce(client, ACCEPT, { id }), [...DECIDED, 'NOT_ENOUGH_TOKENS']),
      caller.tryFor(members[1], (client) => sendOnce(client, REJECT, { id }), DECIDED),
    ]);
    if (accepted) caller.note('accept', id);
    if (rejected) caller.note('reject', id);
    if (!accepted && !rejected) throw new Error('Neither of two members could decide');
    await caller.rest(REST_STEPS);
  }
}
