import type { Asker } from './actors';
import { graphql } from '../graphql';
import type { RefusalFragment, UpdateCompanyProfileInput, UpdateSeekerProfileInput } from '../graphql/graphql';

const CHANGE_SEEKER = graphql(
  `mutation ChangeSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }`,
);

/** Changes that must be taken. */
export async function changeSeekerProfile({ client }: Asker, input: UpdateSeekerProfileInput): Promise<void> {
  const { updateSeekerProfile } = await client.ask(CHANGE_SEEKER, { input });
  mustBeTaken(updateSeekerProfile.errors);
}

const CHANGE_COMPANY = graphql(
  `mutation ChangeCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }`,
);

export async function changeCompanyProfile({ client }: Asker, input: UpdateCompanyProfileInput): Promise<void> {
  const { updateCompanyProfile } = await client.ask(CHANGE_COMPANY, { input });
  mustBeTaken(updateCompanyProfile.errors);
}

function mustBeTaken(errors: RefusalFragment[]): void {
  if (errors.length > 0) throw new Error(`The profile was refused: ${JSON.stringify(errors)}`);
}
