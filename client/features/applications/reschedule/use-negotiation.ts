import { useState } from 'react';
import type { RescheduleFieldsFragment } from '../../../graphql/generated';
import type { RescheduleModalKind } from './LazyRescheduleModal';
import { useReschedule, type Reschedule } from './use-reschedule';

/** What the parts of a page that change one interview share: the commands, and the window for a time. */
export interface Negotiation {
  reschedule: Reschedule;
  kind: RescheduleModalKind;
  isOpen: boolean;
  open: (kind: RescheduleModalKind) => void;
  close: () => void;
  refusal: string | null;
  setRefusal: (message: string | null) => void;
}

export function useNegotiation(application: RescheduleFieldsFragment): Negotiation {
  const reschedule = useReschedule(application);
  const [kind, setKind] = useState<RescheduleModalKind>('request');
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    reschedule,
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
