import type { TeamMemberFragment } from '../../graphql/generated';

export type Member = TeamMemberFragment;

/** What colleagues read. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name ?? email;
