import { useTranslations } from 'use-intl/react';
import { Button, Group } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { OnDemandWindow } from '../../components/OnDemandWindow';
import { onDemand } from '../../lib/on-demand';
import type { RescheduleProps } from './reschedule-words';
import type { Negotiation } from './use-negotiation';

const cancelModal = onDemand(() => import('./LazyCancelModal').then((module) => module.LazyCancelModal));

interface CancelProps extends RescheduleProps {
  negotiation: Negotiation;
  /** Whose interview it is, for the side that looks: `Barista at Kopi Senja`. */
  subject: ReactNode;
}

/** Cancels a planned interview, after asking. The window keeps its text when the other side acts. */
export function Cancel({ application, party, negotiation, subject }: CancelProps) {
  const t = useTranslations('applications.cancel');
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setIsAsking(false);
  return (
    <>
      {application.viewerCanCancelInterview ? (
        <Group justify="flex-end">
          <Button ref={opener} variant="subtle" color="red" onClick={() => setIsAsking(true)}>
            {t('open')}
          </Button>
        </Group>
      ) : null}
      <OnDemandWindow
        part={cancelModal}
        props={{
          application,
          party,
          subject,
          reschedule: negotiation.reschedule,
          opened: isAsking,
          onClose: close,
          onMove: () => {
            close();
            // The next window gives the focus back to where it was when it opened.
            opener.current?.focus();
            negotiation.open('request');
          },
        }}
      />
    </>
  );
}
