import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isInterviewOver } from '../../../domain/interview-times';
import type { RescheduleFieldsFragment } from '../../graphql/generated';
import { isKept } from '../../lib/kept-forms';
import { useNow } from '../../lib/use-now';
import { wantedWindow } from './request-link-state';
import { isCancelled, proposalName } from './reschedule-words';
import type { RescheduleModalKind } from './LazyRescheduleModal';
import { useReschedule, type Reschedule } from './use-reschedule';

/** What the parts of a page that change one interview share: the commands, and the window for a time. */
export interface Negotiation {
  reschedule: Reschedule;
  /** To ask for another time of a planned interview. While it is cancelled, asking is the interview's own button. */
  canRequest: boolean;
  /** The same once a request was made, which hides the interview's button: the history offers it. */
  canProposeLater: boolean;
  kind: RescheduleModalKind;
  isOpen: boolean;
  open: (kind: RescheduleModalKind) => void;
  close: () => void;
  refusal: string | null;
  setRefusal: (message: string | null) => void;
}

/** The window that a form for a time was left in when its session ended. */
function keptKind(application: RescheduleFieldsFragment): RescheduleModalKind | null {
  const { interviewRescheduleRequest: request, viewerCanRequestReschedule, viewerCanCounterReschedule } = application;
  if (viewerCanRequestReschedule && isKept(proposalName(application))) return 'request';
  return request && viewerCanCounterReschedule && isKept(proposalName(application, request)) ? 'counter' : null;
}

export function useNegotiation(application: RescheduleFieldsFragment): Negotiation {
  const reschedule = useReschedule(application);
  const now = useNow();
  const [kept] = useState(() => keptKind(application));
  const { state } = useLocation();
  const wanted = useNavigationType() === NavigationType.Push ? wantedWindow(state) : null;
  const [kind, setKind] = useState<RescheduleModalKind>(kept ?? wanted ?? 'request');
  const [refusal, setRefusal] = useState<string | null>(null);
  const mayPropose =
    application.viewerCanRequestReschedule &&
    !isCancelled(application) &&
    !isInterviewOver(application.selectedInterview, now);
  const may = { request: mayPropose, respond: application.viewerCanRespondToReschedule };
  const [isOpen, setIsOpen] = useState(kept !== null || (wanted !== null && may[wanted]));
  const wasRequested = application.rescheduleHistory.length > 0;
  return {
    reschedule,
    canRequest: mayPropose && !wasRequested,
    canProposeLater: mayPropose && wasRequested,
    kind,
    isOpen,
    open: (next) => {
      setRefusal(null);
      setKind(next);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    refusal,
    setRefusal,
  };
}
