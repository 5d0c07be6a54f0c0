import { useApolloClient } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SLOT_HOLD_MINUTES } from '../../../../domain/slots';
import { MINUTE_MS } from '../../../../domain/time';
import { SeekerHoldSlotDocument, SeekerJobTimesDocument, SeekerReleaseSlotDocument } from '../../../graphql/generated';

/** Arrow keys run over several times before they rest on one. */
const restMilliseconds = 300;

export interface SlotHold {
  /** Whole seconds that the seat is still kept; null when none is. */
  secondsLeft: number | null;
  /** The ten minutes are over; the time may go to someone else. */
  hasEnded: boolean;
  /** Keeps a seat in this slot, once the choice has rested on it. */
  keep: (slotId: string) => void;
  letGo: () => void;
  /** The choice was refused: it is not requested again, and a pending response is ignored. What is held stays held. */
  stopAsking: () => void;
  /** The seat has become an application: nothing to count or to free any more. */
  settle: () => void;
}

interface SlotHoldOptions {
  onRefused: (message: string) => void;
  /** A hold ended, so a seat is free that was not before. Must be stable. */
  onChanged: () => void;
  /** The time of a link, once it is known to be free; its seat is held at once. */
  initialSlotId: string | null;
}

const holdMs = SLOT_HOLD_MINUTES * MINUTE_MS;

/** Seconds to a deadline of this browser's clock, told every second. */
function useSecondsTo(deadline: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.min(holdMs / 1000, Math.max(0, Math.ceil((deadline - now) / 1000)));
}

/**
 * A seat kept for ten minutes while the seeker makes up their mind. Applying works without it, so a hold that could
 * not be requested is no error; a refused one is passed to `onRefused`.
 */
export function useSlotHold({ onRefused, onChanged, initialSlotId }: SlotHoldOptions): SlotHold {
  const client = useApolloClient();
  const [deadline, setDeadline] = useState<number | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  // The choice that counts: a response for an earlier one must not start a countdown.
  const wanted = useRef<string | null>(null);
  // Deselected meanwhile: a seat whose hold is confirmed only now must not stay held.
  const isLetGo = useRef(false);
  const release = (): void =>
    void client.mutate({ mutation: SeekerReleaseSlotDocument }).then(onChanged, () => undefined);

  const ask = useDebouncedCallback(async (slotId: string) => {
    // Counted from before the request in this browser's own clock, which may differ from the server's.
    const askedAt = Date.now();
    const hold = { mutation: SeekerHoldSlotDocument, variables: { slotId }, fetchPolicy: 'no-cache' } as const;
    const answer = await client.mutate(hold).catch(() => null);
    const payload = answer?.data?.holdSlot;
    // Of a choice that counts no more, its times may be older than those that are shown.
    if (wanted.current !== slotId) {
      if (isLetGo.current && payload?.heldUntil) release();
      return;
    }
    if (payload?.heldUntil) {
      setDeadline(askedAt + holdMs);
      const { job } = payload;
      if (job) client.writeQuery({ query: SeekerJobTimesDocument, variables: { id: job.id }, data: { job } });
    } else if (payload?.errors[0]) {
      onRefused(payload.errors[0].message);
    }
  }, restMilliseconds);

  const secondsLeft = useSecondsTo(deadline);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = window.setTimeout(
      () => {
        setDeadline(null);
        setHasEnded(true);
        onChanged();
      },
      Math.max(0, deadline - Date.now()),
    );
    return () => window.clearTimeout(timer);
  }, [deadline, onChanged]);

  useEffect(() => {
    if (initialSlotId === null) return;
    wanted.current = initialSlotId;
    ask(initialSlotId);
  }, [initialSlotId, ask]);

  const stopAsking = (): void => {
    ask.cancel();
    wanted.current = null;
    isLetGo.current = false;
  };
  const forget = (): void => {
    stopAsking();
    setDeadline(null);
    setHasEnded(false);
  };
  return {
    secondsLeft,
    hasEnded,
    keep: (slotId) => {
      forget();
      wanted.current = slotId;
      ask(slotId);
    },
    letGo: () => {
      if (deadline !== null) release();
      forget();
      isLetGo.current = true;
    },
    stopAsking,
    settle: forget,
  };
}
