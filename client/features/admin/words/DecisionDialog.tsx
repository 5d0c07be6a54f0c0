import { useState, type ReactNode } from 'react';
import { LazyModal } from '../../../components/LazyModal';

export interface AskingForm {
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onCancel: () => void;
}

interface AskingDialogProps<Asked> {
  /** What is being decided; null while nothing is. */
  asked: Asked | null;
  onClose: () => void;
  titleOf: (asked: Asked) => string;
  /** How wide it is at most, where it has more than a form. */
  sizeOf?: (asked: Asked) => string | undefined;
  children: (asked: Asked, form: AskingForm) => ReactNode;
}

/** Asks before a decision is sent. It stays mounted, so that the focus goes back to the button that opened it. */
export function DecisionDialog<Asked>({ asked, onClose, titleOf, sizeOf, children }: AskingDialogProps<Asked>) {
  // What is shown while the dialog fades out.
  const [shown, setShown] = useState(asked);
  const [busy, setBusy] = useState(false);
  if (asked && asked !== shown) setShown(asked);
  return (
    <LazyModal
      opened={asked !== null}
      onClose={onClose}
      busy={busy}
      title={shown ? titleOf(shown) : undefined}
      size={shown ? sizeOf?.(shown) : undefined}
    >
      {shown ? children(shown, { busy, setBusy, onCancel: onClose }) : null}
    </LazyModal>
  );
}
