import { APPLICATION_STATES, SHOWN_AS, STORED_AS, type ApplicationState } from '../../../domain/application-state';
import { ApplicationStatus } from '../../../domain/applications';
import { DAY_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker, signIn, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, apply, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { cancel } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';
import { runReplyClock } from '../../../testkit/market/reply-clock';

/** The same applications, one in each state, wherever they are counted or listed. */

const server = useServer();

const COMPANY = graphql(`
  query CountedByStatus($jobId: ID!) {
    companyDashboard {
      applicationCounts {
        ...AllCounts
      }
      applicationsByDay {
        ...CountsOfDay
      }
      firstActiveJobs {
        applicationCounts {
          ...AllCounts
        }
      }
    }
    job(id: $jobId) {
      applicationCounts {
        ...AllCounts
      }
    }
  }
  fragment AllCounts on ApplicationCounts {
    pending
    noReply
    accepted
    rejected
    withdrawn
    undecided
    total
  }
  fragment CountsOfDay on ApplicationDay {
    pending
    noReply
    accepted
    rejected
    withdrawn
  }
`);
const COMPANY_LIST = graphql(`
  query ListedByStatus($status: ApplicationStatus, $jobId: ID) {
    companyApplications(status: $status, jobId: $jobId) {
      totalCount
      counts {
        ...AllCounts
      }
      items {
        id
        status
      }
    }
  }
`);
const SEEKER = graphql(`
  query OwnByStatus {
    seekerDashboard {
      applicationCounts {
        ...AllCounts
      }
    }
    myApplications {
      id
      status
    }
  }
`);
const ADMIN_LIST = graphql(`
  query AdministeredByStatus($status: ApplicationStatus, $jobId: ID, $since: LocalDate) {
    adminApplications(status: $status, jobId: $jobId, since: $since) {
      matching
      items {
        id
        status
      }
    }
  }
`);
const ADMIN_DAYS = graphql(`
  query AdministeredDays {
    adminDashboard {
      applicationsByDay {
        date
        ...CountsOfDay
      }
    }
  }
`);

interface House {
  company: TestCompany;
  job: TestJob;
  /** Whose application is in that state, and its id. */
  of: Record<ApplicationState, { seeker: TestSeeker; id: string }>;
}

async function runClock(days: number): Promise<void> {
  server.clock.advance(days * DAY_MS);
  await runReplyClock(server);
}

/** The first lapses and is closed, the second lapses, and the others are new. */
async function aHouse(): Promise<House> {
  server.clock.reset();
  const dates = ['2026-12-20', '2027-02-20', '2027-02-21'];
  const company = await aCompany(server, { tokens: 5 });
  const job = await aJob(company, { slots: dates.map((date) => ({ date, maxApplicants: 9 })) });
  const oneMore = async (slot: number) => {
    const seeker = await aSeeker(server);
    return { seeker, id: (await apply(seeker, job, slot)).application?.id ?? '' };
  };
  const CLOSED = await oneMore(0);
  await runClock(8);
  await runClock(31);
  const NO_REPLY = await oneMore(1);
  await runClock(8);
  const again = { ...company, client: await signIn(server, company.email) };
  const of = {
    CLOSED,
    NO_REPLY,
    WAITING: await oneMore(1),
    PLANNED: await oneMore(1),
    CANCELLED: await oneMore(1),
    REJECTED: await oneMore(1),
    WITHDRAWN: await oneMore(1),
  };
  await accept(again, of.PLANNED.id);
  await accept(again, of.CANCELLED.id);
  await cancel(again, of.CANCELLED.id, 'Kantor tutup hari itu');
  await reject(again, of.REJECTED.id);
  await withdraw(of.WITHDRAWN.seeker, of.WITHDRAWN.id);
  return { company: again, job, of };
}

const NONE = { pending: 0, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 };
const FIELDS = {
  PENDING: 'pending',
  NO_REPLY: 'noReply',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<ApplicationStatus, keyof typeof NONE>;

const sumOf = (days: readonly (typeof NONE)[]): typeof NONE =>
  days.reduce(
    (sum, day) => {
      for (const field of Object.values(FIELDS)) sum[field] += day[field];
      return sum;
    },
    { ...NONE },
  );

/** The ids in each state that a status says. */
const idsOf = ({ of }: House, status: ApplicationStatus): string[] =>
  APPLICATION_STATES.filter((state) => SHOWN_AS[state] === status)
    .map((state) => of[state].id)
    .toSorted();

describe('one application in each state', () => {
  it('is counted, charted, listed and downloaded under one status, on every side', async () => {
    const house = await aHouse();
    const { company, job } = house;
    const counted = { pending: 1, noReply: 2, accepted: 2, rejected: 1, withdrawn: 1, undecided: 2, total: 7 };

    const { companyDashboard, job: shown } = await company.client.ask(COMPANY, { jobId: job.id });
    expect(companyDashboard.applicationCounts).toEqual(counted);
    expect(companyDashboard.firstActiveJobs.map((of) => of.applicationCounts)).toEqual([counted]);
    expect(shown?.applicationCounts).toEqual(counted);
    // The closed one was made before the thirty days of the chart.
    expect({ ...counted, ...sumOf(companyDashboard.applicationsByDay) }).toEqual({ ...counted, noReply: 1 });

    const admin = await anAdmin(server);
    for (const status of Object.values(ApplicationStatus)) {
      for (const jobId of [null, job.id]) {
        const { companyApplications } = await company.client.ask(COMPANY_LIST, { status, jobId });
        expect(companyApplications?.totalCount).toBe(counted[FIELDS[status]]);
        expect(companyApplications?.counts).toEqual(counted);
        expect(companyApplications?.items.map(({ id }) => id).toSorted()).toEqual(idsOf(house, status));
        expect(new Set(companyApplications?.items.map((item) => item.status))).toEqual(new Set([status]));
      }
      const { adminApplications } = await admin.client.ask(ADMIN_LIST, { status, jobId: job.id });
      expect(adminApplications.matching).toBe(counted[FIELDS[status]]);
      expect(adminApplications.items.map(({ id }) => id).toSorted()).toEqual(idsOf(house, status));
      const csv = await admin.client.fetch(`/exports/applications.csv?status=${status}`);
      const rows = (await csv.text()).split('\r\n').filter((row) => row.includes(job.id));
      expect(rows).toHaveLength(counted[FIELDS[status]]);
      expect(rows.filter((row) => row.includes(`,${status},`))).toHaveLength(rows.length);
    }
  });

  it('is charted for administrators as it is listed', async () => {
    await aHouse();
    const { client } = await anAdmin(server);
    const { applicationsByDay: days } = (await client.ask(ADMIN_DAYS)).adminDashboard;
    const charted = sumOf(days);
    expect(charted.noReply).toBeGreaterThan(0);
    for (const status of Object.values(ApplicationStatus)) {
      const since = days[0]?.date ?? null;
      const { adminApplications } = await client.ask(ADMIN_LIST, { status, since });
      expect([status, adminApplications.matching]).toEqual([status, charted[FIELDS[status]]]);
    }
  });

  it('is read by its applicant as it is counted for them, and chosen another time it is pending again', async () => {
    const { job, of } = await aHouse();
    for (const state of APPLICATION_STATES) {
      const client = await signIn(server, of[state].seeker.email);
      const { myApplications, seekerDashboard } = await client.ask(SEEKER);
      expect([state, myApplications]).toEqual([state, [{ id: of[state].id, status: SHOWN_AS[state] }]]);
      const undecided = STORED_AS[state].status === 'PENDING' ? 1 : 0;
      expect([state, seekerDashboard.applicationCounts]).toEqual([
        state,
        { ...NONE, [FIELDS[SHOWN_AS[state]]]: 1, undecided, total: 1 },
      ]);
    }
    const { seeker } = of.NO_REPLY;
    const back = { ...seeker, client: await signIn(server, seeker.email) };
    await applied(back, job, 2);
    expect((await back.client.ask(SEEKER)).seekerDashboard.applicationCounts).toMatchObject({ pending: 1, noReply: 0 });
  });
});
