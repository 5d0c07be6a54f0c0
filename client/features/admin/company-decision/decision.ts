import { verificationAfter, VerificationDecision, type VerificationStatus } from '../../../../domain/verification';
import type { Language } from '../../../../domain/language';
import { companyNoteSchema, rejectCompanySchema } from '../../../../domain/companies.schema';
import { languageOf } from '../words/reason-texts';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';

/** A decision that is about to be taken. */
export interface DecisionRequest {
  decision: VerificationDecision;
  companyId: string;
  companyName: string;
  /** The version that was on the screen when it was asked for. */
  profileVersion: number;
  /** In which its people read what is sent to them. */
  language: Language;
  /** Where a decision is about the profile: its deed, null without one. */
  deedUrl?: string | null;
}

export function requestDecision(company: AdminCompanyRowFragment, decision: VerificationDecision): DecisionRequest {
  const { id, companyName, records } = company;
  return {
    decision,
    companyId: id,
    companyName,
    profileVersion: records?.profileVersion ?? 0,
    language: languageOf(records),
    deedUrl: records?.deedUrl ?? null,
  };
}

/** What may be decided from a state, in the order of the buttons. */
export function decisionsFrom(status: VerificationStatus): VerificationDecision[] {
  return Object.values(VerificationDecision).filter((decision) => verificationAfter(status, decision) !== null);
}

/** A rejection needs its reason; the others take a note. */
export function decisionField(decision: VerificationDecision): 'reason' | 'note' {
  return decision === 'REJECT' ? 'reason' : 'note';
}

export function decisionSchema(decision: VerificationDecision): typeof rejectCompanySchema | typeof companyNoteSchema {
  return decision === 'REJECT' ? rejectCompanySchema : companyNoteSchema;
}
