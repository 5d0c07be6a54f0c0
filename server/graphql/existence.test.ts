import { ERROR_MESSAGES, type ErrorCode } from '../../domain/errors';
import { newId } from '../db/columns';
import { aCompany, aSeeker, type TestSeeker } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { logIn, registerCompany, registerSeeker, STRONG_PASSWORD } from '../../testkit/people/registration';
import { aSavedSearch } from '../../testkit/market/saved-searches';
import { sessionsOf } from '../../testkit/people/sessions';
import type { Operation, TestClient } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';
import { aPdf, uploaded } from '../../testkit/files/uploads';

/** Things of others look like missing ones, except where the catalogue has a text for each. */
const server = useServer();

let seeker: TestSeeker;
let hidden: Record<'job' | 'slot' | 'company' | 'pending' | 'accepted' | 'cv' | 'session' | 'savedSearch', string>;

beforeAll(async () => {
  seeker = await aSeeker(server);
  const [other, company, unverified] = [
    await aSeeker(server),
    await aCompany(server, { tokens: 3 }),
    await aCompany(server),
  ];
  const open = await aJob(company, { slots: [{ maxApplicants: 3 }, { start: '13:00', end: '13:30' }] });
  const [job, pending, accepted] = [
    await aJob(unverified),
    await applied(other, open),
    await applied(await aSeeker(server), open),
  ];
  await accept(company, accepted);
  await server.dataSource.query('UPDATE companies SET is_verified = 0, verified_at = NULL WHERE id = ?', [
    unverified.companyId,
  ]);
  await server.dataSource.query('UPDATE jobs SET is_visible = 0 WHERE company_id = ?', [unverified.companyId]);
  const [session] = await sessionsOf(other);
  const cv = await uploaded(other.client, { preset: 'user_cv', content: aPdf() });
  hidden = {
    job: job.id,
    slot: job.slots[0]?.id ?? '',
    company: unverified.companyId,
    pending,
    accepted,
    cv: cv.id,
    session: session?.id ?? '',
    savedSearch: await aSavedSearch(other),
  };
});

type AskById = Operation<unknown, { id: string }>;

/** The whole response, without the id that was asked for. */
async function answerTo(client: TestClient, operation: AskById, id: string): Promise<string> {
  return (await client.send(operation, { id })).raw.replaceAll(id, 'ID');
}

/** Without what the catalogue has a text for each of the two for. */
const withoutWords = (answer: string): string => answer.replace(/"(message|code|errorCode)":"[^"]*"/g, '');

/** What is hidden, row by row. */
async function hiddenRows(): Promise<unknown[]> {
  const read = (table: string, column = 'id') =>
    server.dataSource.query<unknown[]>(`SELECT * FROM ${table} WHERE ${column} IN (?)`, [Object.values(hidden)]);
  return [
    await read('applications'),
    await read('reschedule_requests', 'application_id'),
    await read('jobs'),
    await read('interview_slots'),
    await read('sessions', 'public_id'),
    await read('saved_searches'),
  ];
}

interface OwnWords {
  missing: ErrorCode;
  hidden: ErrorCode;
}

/** The query, the kind of thing that is hidden from them, and what the catalogue says of it and of what is not there. */
const SEEKER_ASKS: [what: string, operation: AskById, kinds: (keyof typeof hidden)[], ownWords?: OwnWords][] = [
  ['job', graphql(`query HiddenJob($id: ID!) { job(id: $id) { id title } }`), ['job']],
  [
    'company',
    graphql(`query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }`),
    ['company'],
    { missing: 'COMPANY_NOT_FOUND', hidden: 'COMPANY_NOT_VERIFIED' },
  ],
  [
    'application',
    graphql(`query HiddenApplication($id: ID!) { application(id: $id) { id status } }`),
    ['pending', 'accepted'],
    { missing: 'APPLICATION_NOT_FOUND', hidden: 'APPLICATION_FORBIDDEN' },
  ],
  [
    'holdSlot',
    graphql(`mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }`),
    ['slot'],
  ],
  [
    'recordJobView',
    graphql(
      `mutation ViewHiddenJob($id: ID!) { recordJobView(jobId: $id, search: "sopir") { errors { ...Refusal } } }`,
    ),
    ['job'],
  ],
  [
    'applyToJob',
    graphql(
      `mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }`,
    ),
    ['job'],
  ],
  [
    'askToBeTold',
    graphql(`mutation AskOfHidden($id: ID!) { askToBeTold(jobId: $id) { askedAt errors { ...Refusal } } }`),
    ['job'],
  ],
  [
    'stopBeingTold',
    graphql(`mutation StopOfHidden($id: ID!) { stopBeingTold(jobId: $id) { askedAt errors { ...Refusal } } }`),
    ['job'],
  ],
  [
    'withdrawApplication',
    graphql(`mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }`),
    ['pending', 'accepted'],
    { missing: 'APPLICATION_NOT_FOUND', hidden: 'APPLICATION_FORBIDDEN' },
  ],
  [
    'requestReschedule',
    graphql(`mutation MoveHidden($id: ID!) {
      requestReschedule(input: { applicationId: $id, time: { date: "2026-11-27", start: "10:00", end: "10:30", locationType: ONLINE } }) { ...Outcome }
    }`),
    ['accepted'],
    { missing: 'APPLICATION_NOT_FOUND', hidden: 'UPDATE_APPLICATION_FORBIDDEN' },
  ],
  [
    'respondToReschedule',
    graphql(
      `mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }`,
    ),
    ['accepted'],
    { missing: 'APPLICATION_NOT_FOUND', hidden: 'RESCHEDULE_FORBIDDEN' },
  ],
  [
    'endSession',
    graphql(`mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }`),
    ['session'],
  ],
  [
    'setSavedSearchCadence',
    graphql(
      `mutation TurnOffHidden($id: ID!) { setSavedSearchCadence(id: $id, cadence: OFF) { savedSearch { name } errors { ...Refusal } } }`,
    ),
    ['savedSearch'],
  ],
  [
    'deleteSavedSearch',
    graphql(`mutation DeleteHiddenSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }`),
    ['savedSearch'],
  ],
];

it.each(SEEKER_ASKS)('a seeker learns and changes nothing by %s', async (_what, operation, kinds, ...[ownWords]) => {
  const before = await hiddenRows();
  const missing = await answerTo(seeker.client, operation, newId());
  expect(missing).not.toMatch(/BAD_USER_INPUT.*(Cannot query|Unknown)|INTERNAL_SERVER_ERROR/);
  for (const kind of kinds) {
    const answer = await answerTo(seeker.client, operation, hidden[kind]);
    expect(withoutWords(answer)).toBe(withoutWords(missing));
    if (!ownWords) expect(answer).toBe(missing);
    else {
      expect(missing).toContain(`"message":"${ERROR_MESSAGES[ownWords.missing]}"`);
      expect(answer).toContain(`"message":"${ERROR_MESSAGES[ownWords.hidden]}"`);
    }
  }
  expect(await hiddenRows()).toEqual(before);
});

it.each(['visitor', 'seeker'] as const)(
  'no path tells a %s whether a foreign file or interview exists',
  async (who) => {
    const client = who === 'visitor' ? server.visitor() : seeker.client;
    const seen = async (path: string) => {
      const response = await client.fetch(path);
      return [response.status, await response.text(), [...response.headers.keys()].sort()];
    };
    expect(await seen(`/files/${hidden.cv}`)).toEqual(await seen(`/files/${newId()}`));
    for (const id of [hidden.pending, hidden.accepted])
      expect(await seen(`/interviews/${id}.ics`)).toEqual(await seen(`/interviews/${newId()}.ics`));
  },
);

describe('an address', () => {
  const PASSWORD_RESET = graphql(
    `mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }`,
  );
  let addresses: string[];

  beforeAll(async () => {
    const [unproven, imported, withoutPassword] = [
      await aSeeker(server),
      await aCompany(server),
      await aSeeker(server),
    ];
    await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [unproven.accountId]);
    await server.dataSource.query('UPDATE accounts SET password_hash = NULL WHERE id IN (?, ?)', [
      imported.accountId,
      withoutPassword.accountId,
    ]);
    await server.dataSource.query('UPDATE companies SET is_imported = 1 WHERE id = ?', [imported.companyId]);
    addresses = ['nobody.at.all@people.test', seeker.email, unproven.email, imported.email, withoutPassword.email];
  });

  it('is not given away by a login', async () => {
    const answers = await Promise.all(addresses.map((email) => logIn(server.visitor(), email, 'Wrong-1234')));
    expect(answers).toEqual(
      answers.map(() => ({
        viewer: null,
        errors: [
          { code: 'INVALID_CREDENTIALS', message: 'Failed to login. Please check your credentials.', field: null },
        ],
      })),
    );
  });

  it('is not revealed by asking for a new password', async () => {
    const answers = await Promise.all(
      addresses.map(async (email) =>
        (await server.visitor().send(PASSWORD_RESET, { email })).raw.replaceAll(email, 'EMAIL'),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['{"data":{"requestPasswordReset":{"sentTo":"EMAIL","errors":[]}}}\n']));
  });

  it('is revealed only by the text of a registration', async () => {
    const known = await registerSeeker(server.visitor(), { email: seeker.email });
    const otherRole = await registerCompany(server.visitor(), {
      email: seeker.email,
      password: 'Lainnya-789',
      confirmPassword: 'Lainnya-789',
    });
    expect([known, otherRole].flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'Email already in use. Please use a different email.',
      'This email is already registered with a different password. Please use the correct password.',
    ]);
    // A form that is wrong says the same for both.
    const [wrongKnown, wrongUnknown] = await Promise.all(
      [seeker.email, 'nobody.at.all@people.test'].map((email) =>
        registerSeeker(server.visitor(), { email, fullName: '', password: STRONG_PASSWORD }),
      ),
    );
    expect(wrongKnown).toEqual(wrongUnknown);
    expect(wrongKnown?.errors).toMatchObject([{ code: 'REQUIRED_FIELDS' }]);
  });
});
