import { verificationAfter, VerificationDecision, type VerificationStatus } from '../../../../domain/verification';
import { companyNoteSchema, rejectCompanySchema } from '../../../../domain/companies.schema';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';

/** A decision that is about to be taken. */
export interface DecisionRequest {
  decision: VerificationDecision;
  companyId: string;
  companyName: string;
  /** The version that was on the screen when it was asked for. */
  profileVersion: number;
}

export function requestDecision(company: AdminCompanyRowFragment, decision: VerificationDecision): DecisionRequest {
  const { id, companyName, records } = company;
  return { decision, companyId: id, companyName, profileVersion: records?.profileVersion ?? 0 };
}

export interface DecisionWords {
  /** On the button that opens the dialog and on the one that confirms it. */
  label: string;
  title: (companyName: string) => string;
  consequence: string;
  /** Who reads what is typed. */
  readBy: string;
  done: (companyName: string) => string;
  isDestructive: boolean;
}

export const decisionWords: Record<VerificationDecision, DecisionWords> = {
  VERIFY: {
    label: 'Verify',
    title: (name) => `Verify ${name}?`,
    consequence: 'Its open jobs become visible to job seekers at once, and the company is told by email.',
    readBy: 'For the records of the administrators.',
    done: (name) => `${name} is verified.`,
    isDestructive: false,
  },
  REJECT: {
    label: 'Reject',
    title: (name) => `Reject ${name}?`,
    consequence: 'Its jobs stay hidden. The company reads your reason and may correct its profile.',
    readBy: 'The company reads this.',
    done: (name) => `${name} is rejected.`,
    isDestructive: true,
  },
  REVOKE: {
    label: 'Revoke verification',
    title: (name) => `Revoke the verification of ${name}?`,
    consequence: 'Its jobs disappear from job seekers at once, and the company waits for a decision again.',
    readBy: 'The company reads this in its portal and in its email.',
    done: (name) => `The verification of ${name} is revoked.`,
    isDestructive: true,
  },
};

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
