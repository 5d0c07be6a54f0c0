import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DecisionRequest } from './decision';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';

interface DecisionDialogProps extends Pick<DecisionFormProps, 'decide' | 'failureText' | 'onDecided' | 'onStale'> {
  /** Null while nothing is being decided. */
  request: DecisionRequest | null;
  onClose: () => void;
}

/** Asks before a decision is sent. It stays mounted, so that the focus goes back to the button that opened it. */
export function DecisionDialog({ request, onClose, ...rest }: DecisionDialogProps) {
  const t = useTranslations('adminDetails.decision');
  // What is shown while the dialog fades out.
  const [shown, setShown] = useState(request);
  const [busy, setBusy] = useState(false);
  if (request && request !== shown) setShown(request);
  const close = (): void => {
    if (!busy) onClose();
  };

  return (
    <Modal
      opened={request !== null}
      onClose={close}
      title={shown ? t(`${shown.decision}.title`, { company: shown.companyName }) : undefined}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {shown ? (
        <DecisionForm
          key={`${shown.decision}/${shown.companyId}`}
          request={shown}
          busy={busy}
          setBusy={setBusy}
          onCancel={close}
          {...rest}
        />
      ) : null}
    </Modal>
  );
}
