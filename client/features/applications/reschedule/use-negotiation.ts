import { useState } from 'react';
import { isInterviewOver } from '../../../../domain/interview-times';
import type { RescheduleFieldsFragment } from '../../../graphql/generated';
import { useNow } from '../../../lib/use-now';
import { isCalledOff } from './reschedule-words';
import type { RescheduleModalKind } from './LazyRescheduleModal';
import { useReschedule, type Reschedule } from './use-reschedule';

/** What the parts of a page that change one interview share: the commands, and the window for a time. */
export interface Negotiation {
  reschedule: Reschedule;
  /** To ask for another time of a planned interview. While it is called off, asking is the interview's own button. */
  canRequest: boolean;
  kind: RescheduleModalKind;
  isOpen: boolean;
  open: (kind: RescheduleModalKind) => void;
  close: () => void;
  refusal: string | null;
  setRefusal: (message: string | null) => void;
}

export function useNegotiation(application: RescheduleFieldsFragment): Negotiation {
  const reschedule = useReschedule(application);
  const now = useNow();
  const [kind, setKind] = useState<RescheduleModalKind>('request');
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    reschedule,
    canRequest:
      application.viewerCanRequestReschedule &&
      !isCalledOff(application) &&
      !isInterviewOver(application.selectedInterview, now),
    kind,
    isOpen,
    open: (wanted) => {
      setRefusal(null);
      setKind(wanted);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    refusal,
    setRefusal,
  };
}
