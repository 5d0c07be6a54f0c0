import { getNamedType, isCompositeType, isObjectType, type GraphQLField } from 'graphql';
import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import type { ListedApplicationFragment } from '../../testkit/graphql/graphql';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import type { Operation } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';
import { createSchema } from './schema';

/** Lists read the selected columns; each way of selecting a field must return it. */
const server = useServer();

graphql(`fragment ListedApplication on Application {
  id status interview: selectedInterview { date start end locationType } interviewDetails { venue } joinUrl rejectionNotice
  job { id title location employmentType salary { formatted } description skills createdAt isActive }
  applicant { fullName email education technicalSkills workExperience }
}`);
graphql(`fragment ListStretch on AdminApplicationConnection { items { ...ListedApplication } }`);

const WHOLE = graphql(`query WholeList { list: adminApplications { items { ...ListedApplication } } }`);

async function listed<Item>(operation: Operation<{ list: { items: Item[] } }, Record<string, never>>): Promise<Item[]> {
  const { client } = await anAdmin(server);
  return (await client.ask(operation)).list.items;
}

describe("an administrator's list of applications", () => {
  let whole: ListedApplicationFragment[] = [];
  let newest = '';
  beforeAll(async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    newest = await applied(seeker, await aJob(company));
    whole = await listed(WHOLE);
  });

  it('has everything that is asked for at once', () => {
    expect(whole.filter(({ id }) => id === newest)).toHaveLength(1);
    expect(whole[0]?.id).toBe(newest);
    expect(whole[0]).toMatchObject({
      interview: { date: expect.stringMatching(/^\d{4}/) as string },
      job: { location: expect.stringMatching(/./) as string },
    });
    expect(whole[0]?.job?.description.length).toBeGreaterThan(10);
  });

  it.each<[how: string, operation: Operation<{ list: { items: ListedApplicationFragment[] } }, Record<string, never>>]>(
    [
      ['by fragments', graphql(`query ListByFragments { list: adminApplications { ...ListStretch } }`)],
      [
        'in pieces',
        graphql(
          `query ListInPieces { list: adminApplications { items { id status joinUrl job { id title } applicant { fullName } } items { ...ListedApplication } } }`,
        ),
      ],
      [
        'within inline fragments',
        graphql(
          `query ListInline { list: adminApplications { ... on AdminApplicationConnection { items { ... on Application { ...ListedApplication } } } } }`,
        ),
      ],
    ],
  )('has the same asked for %s', async (_how, operation) => {
    expect(await listed(operation)).toEqual(whole);
  });
});

const schema = createSchema();

function fieldsOf(type: string): GraphQLField<unknown, unknown>[] {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is no object type`);
  return Object.values(found.getFields()).filter(({ args }) => args.length === 0);
}

/** The field with the plain fields below it; null when there are none. */
function askedAlone({ name, type }: GraphQLField<unknown, unknown>): string | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return name;
  const plain = fieldsOf(named.name).filter((field) => !isCompositeType(getNamedType(field.type)));
  return plain.length === 0 ? null : `${name} { ${plain.map((field) => field.name).join(' ')} }`;
}

const allOf = (type: string): string[] =>
  fieldsOf(type)
    .map(askedAlone)
    .filter((field) => field !== null);

/** Each field of an application, of its job and of its applicant, as the schema has them today and tomorrow. */
const ALONE = [
  ...allOf('Application'),
  ...allOf('Job').map((field) => `job { ${field} }`),
  ...allOf('Applicant').map((field) => `applicant { ${field} }`),
];
const EVERY_FIELD = `id ${allOf('Application')
  .filter((field) => !/^(job|applicant) /.test(field))
  .join(' ')} job { ${allOf('Job').join(' ')} } applicant { ${allOf('Applicant').join(' ')} }`;

describe.each([
  ["an administrator's list", (fields: string) => `{ list: adminApplications { items { ${fields} } } }`, 'admin'],
  ["a seeker's own applications", (fields: string) => `{ items: myApplications { ${fields} } }`, 'seeker'],
] as const)('%s', (_whose, queryOf, who) => {
  let items: (query: string) => Promise<unknown[]>;
  let whole: unknown[] = [];
  beforeAll(async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const id = await applied(seeker, await aJob(company));
    await accept(company, id, { interviewLink: 'https://meet.example/1' });
    const { client } = who === 'admin' ? admin : seeker;
    items = async (query) => {
      const { data, errors } = await client.sendText<{ list?: { items: unknown[] }; items?: unknown[] }>(query);
      expect(errors).toBeUndefined();
      return data?.list?.items ?? data?.items ?? [];
    };
    whole = await items(queryOf(EVERY_FIELD));
    expect(whole).toContainEqual(expect.objectContaining({ id, joinUrl: 'https://meet.example/1' }));
  });

  it.each(ALONE)('has the same of %s, asked for alone', async (field) => {
    const alone = await items(queryOf(`id ${field}`));
    expect(alone).toHaveLength(whole.length);
    expect(whole).toMatchObject(alone);
  });
});
