import { aCompany } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { aPublicCompany } from '../../../../testkit/server/public-pages';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const POST = graphql(`mutation PostForAll($input: CreateJobInput!) {
  createJob(input: $input) { job { isPublic } errors { ...Refusal } }
}`);

it('a new posting is public where its company is, unless it is taken out before', async () => {
  const [open, closed] = [await aPublicCompany(server), await aCompany(server)];
  const content = { title: 'Barista', location: 'Bandung', description: 'Coffee', skills: ['Latte art'], slots: [] };
  for (const [company, isPublic, expected] of [
    [open, undefined, true],
    [open, true, true],
    [open, false, false],
    [closed, true, false],
  ] as const) {
    const { createJob } = await company.client.ask(POST, { input: { ...content, isPublic } });
    expect(createJob).toEqual({ job: { isPublic: expected }, errors: [] });
  }
});
