import { onDemand } from '../lib/on-demand';
import { OnDemandWindow } from './OnDemandWindow';
import type { ConfirmDialogProps } from './LazyConfirmModal';

export const confirmModal = onDemand(() => import('./LazyConfirmModal').then((module) => module.LazyConfirmModal));

/** Asks before something that matters. Focus starts on the safe answer and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <OnDemandWindow part={confirmModal} props={props} />;
}
