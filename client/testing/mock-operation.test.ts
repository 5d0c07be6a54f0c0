import loginOptions from '../features/auth/login/LoginOptions.graphql?raw';
import { createCache } from '../graphql/cache';
import {
  CompanyJobsDocument,
  LoginOptionsDocument,
  SeekerHoldSlotDocument,
  SeekerJobDocument,
  SeekerJobsDocument,
} from '../graphql/generated';
import { postGraphql } from '../lib/post-graphql';
import { aJob } from './fixtures/job';
import { startMockServer } from './graphql-server';
import { inPart, inTurn, mockMutation, mockQuery, refused } from './mock-operation';

const page = { page: 1, pageCount: 1, totalCount: 1 };
const jobs = { ...page, items: [aJob()], understood: null };

// Never called: tsc checks what is in it.
function doNotCompile(): void {
  // @ts-expect-error a field is missing
  mockQuery(SeekerJobsDocument, { jobs: page });
  // @ts-expect-error a field is missing in an item
  mockQuery(SeekerJobsDocument, { jobs: { ...page, items: [{ id: 'job-1', title: 'Barista' }] } });
  // @ts-expect-error a field is of another type
  mockQuery(SeekerJobsDocument, { jobs: { ...jobs, page: '1' } });
  // @ts-expect-error the document asks for no such field
  mockQuery(SeekerJobsDocument, { jobs: { ...jobs, pages: 1 } });
  // @ts-expect-error the schema has no such type of employment
  mockQuery(SeekerJobsDocument, { jobs: { ...jobs, items: [{ ...aJob(), employmentType: 'NAP' }] } });
  // @ts-expect-error the response belongs to another document
  mockQuery(CompanyJobsDocument, { jobs });
  // @ts-expect-error null where the schema has none
  mockQuery(SeekerJobsDocument, { jobs: null });
  // @ts-expect-error a field is missing in what a function returns
  mockQuery(SeekerJobsDocument, () => ({ jobs: page }));
  // @ts-expect-error the document has no such variable
  mockQuery(SeekerJobsDocument, ({ title }) => (title ? { jobs } : new Error('offline')));
  // @ts-expect-error a field is missing beside an error
  mockQuery(SeekerJobsDocument, inPart({ jobs: page }, 'Not all of it'));
  // @ts-expect-error a field is missing in one of several
  mockQuery(SeekerJobsDocument, inTurn(new Error('offline'), { jobs: page }));
  // @ts-expect-error the server has no such code
  refused('No', 'NO_SUCH_CODE');
  // @ts-expect-error the document has no such variable
  void startMockServer([]).sent(SeekerJobsDocument)[0]?.title;
}

describe('a mocked operation', () => {
  it('is typed by its document', () => {
    expect(doNotCompile).toBeInstanceOf(Function);
  });

  it('returns what the schema would: with type names, and with what was asked for alone', () => {
    const salary = { min: 5_000_000, max: null, period: 'MONTHLY', formatted: 'Rp 5.000.000' } as const;
    const { ask } = startMockServer([mockQuery(SeekerJobDocument, ({ id }) => ({ job: aJob({ id, salary }) }))]);
    const answer = ask(createCache().transformDocument(SeekerJobDocument), { id: 'job-7' });
    expect(answer).toMatchObject({
      data: { job: { __typename: 'Job', id: 'job-7', salary: { __typename: 'Salary', min: 5_000_000 } } },
    });
    expect(answer).not.toHaveProperty('data.job.isActive');
  });

  it('is what the last one in the list says, and is remembered with its variables', () => {
    const { ask, sent } = startMockServer([
      mockQuery(SeekerJobsDocument, { jobs }),
      mockQuery(SeekerJobsDocument, { jobs: { ...jobs, page: 2 } }),
    ]);
    expect(ask(SeekerJobsDocument, { page: 2 })).toHaveProperty('data.jobs.page', 2);
    ask(CompanyJobsDocument, {});
    expect(sent()).toEqual(['SeekerJobs', 'CompanyJobs']);
    expect(sent(SeekerJobsDocument)).toEqual([{ page: 2 }]);
  });

  it('fails, is refused, or comes in part', () => {
    const { ask } = startMockServer([
      mockQuery(SeekerJobDocument, refused('Job not found', 'JOB_NOT_FOUND')),
      mockQuery(SeekerJobsDocument, inPart({ jobs }, 'Not all of it')),
      mockMutation(SeekerHoldSlotDocument, new Error('offline')),
    ]);
    expect(ask(SeekerJobDocument, { id: 'job-1' })).toMatchObject({
      data: null,
      errors: [{ message: 'Job not found', extensions: { errorCode: 'JOB_NOT_FOUND' } }],
    });
    expect(ask(SeekerJobsDocument, {})).toMatchObject({ data: { jobs: page }, errors: [{ message: 'Not all of it' }] });
    expect(ask(SeekerHoldSlotDocument, { slotId: 'slot-1' })).toEqual(new Error('offline'));
    expect(ask(CompanyJobsDocument, {})).toEqual(new Error('No answer for CompanyJobs'));
  });

  it('returns its responses in turn', () => {
    const { ask } = startMockServer([mockQuery(SeekerJobsDocument, inTurn(new Error('offline'), { jobs }))]);
    expect(ask(SeekerJobsDocument, {})).toEqual(new Error('offline'));
    expect(ask(SeekerJobsDocument, {})).toMatchObject({ data: { jobs: page } });
    expect(ask(SeekerJobsDocument, {})).toMatchObject({ data: { jobs: page } });
  });

  it('takes no variables that its document does not', () => {
    const { ask } = startMockServer([mockQuery(SeekerJobDocument, { job: aJob() })]);
    expect(ask(SeekerJobDocument, {})).toMatchObject({
      message: expect.stringContaining('SeekerJob does not fit the schema'),
    });
  });

  it('serves plain fetch as well', async () => {
    const { sent } = startMockServer([mockQuery(LoginOptionsDocument, { signInOptions: { google: true } })]);
    expect(await postGraphql(loginOptions)).toEqual({ signInOptions: { google: true } });
    expect(sent()).toEqual(['LoginOptions']);
  });

  it('is a query or a mutation, as its builder says', () => {
    expect(() => mockQuery(SeekerHoldSlotDocument, new Error('offline'))).toThrow('SeekerHoldSlot is no query');
  });
});
