import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LazyModal } from './LazyModal';

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
  /** What the other button does, where that is more than to close: then confirming is the safe answer. */
  onDecline?: () => void;
  /** False where confirming has led the focus elsewhere. */
  returnFocus?: boolean;
  /** The confirm button shows that it works and nothing can be pressed twice. */
  busy?: boolean;
}

/** A link in the phone's menu, itself a drawer, may be what the question is about. */
const aboveMenu = 250;

/** What ConfirmDialog shows, in a chunk of its own. */
export function LazyConfirmModal(props: ConfirmDialogProps) {
  const t = useTranslations('portal');
  const { opened, onClose, title, children, busy = false, destructive = false, cancelLabel = t('cancel') } = props;
  const { onDecline, returnFocus = true } = props;
  const safe = { 'data-autofocus': true };
  return (
    <LazyModal {...{ opened, onClose, busy, title, returnFocus }} zIndex={aboveMenu}>
      {typeof children === 'string' ? <Text>{children}</Text> : <div>{children}</div>}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onDecline ?? onClose} disabled={busy} {...(onDecline ? {} : safe)}>
          {cancelLabel}
        </Button>
        <Button
          color={destructive ? 'red' : undefined}
          loading={busy}
          onClick={() => void props.onConfirm()}
          {...(onDecline ? safe : {})}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </LazyModal>
  );
}
