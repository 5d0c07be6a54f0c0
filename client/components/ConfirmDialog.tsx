import type { ReactNode } from 'react';
import { onDemand } from '../lib/on-demand';
import { OnDemandWindow } from './OnDemandWindow';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what it costs. A string becomes a paragraph. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, for what cannot be undone. */
  destructive?: boolean;
  onConfirm: () => void | Promise<void>;
  /** The confirm button shows that it works and nothing can be pressed twice. */
  busy?: boolean;
}

export const confirmModal = onDemand(() => import('./LazyConfirmModal').then((module) => module.LazyConfirmModal));

/** Asks before something that matters. Focus starts on the safe answer and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <OnDemandWindow part={confirmModal} props={props} />;
}
