import type { ApplicationParty } from '../../../domain/applications';
import type { RescheduleFieldsFragment } from '../../graphql/generated';

export type RescheduleRequest = RescheduleFieldsFragment['rescheduleHistory'][number];
export type RescheduleTime = RescheduleFieldsFragment['selectedInterview'];

export interface RescheduleProps {
  application: RescheduleFieldsFragment;
  /** The side that looks. */
  party: ApplicationParty;
}

/** The side that looks is not this one. */
export function otherSide(party: ApplicationParty): ApplicationParty {
  return party === 'COMPANY' ? 'APPLICANT' : 'COMPANY';
}

/** What the side that looks calls the side that did something. */
export function actingParty(party: ApplicationParty, looking: ApplicationParty): ApplicationParty | 'YOU' {
  return party === looking ? 'YOU' : party;
}

export function isCancelled({ interview }: Pick<RescheduleFieldsFragment, 'interview'>): boolean {
  return interview?.state === 'CANCELLED';
}

/** Names the form for a time while it is kept; a counter offer is one to its request. */
export function proposalName(
  application: Pick<RescheduleFieldsFragment, 'id'>,
  answered?: Pick<RescheduleRequest, 'id'>,
): string {
  return `proposal ${application.id} ${answered?.id ?? ''}`;
}
