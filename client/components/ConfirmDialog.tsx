import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

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

/** Asks before something that matters. Focus starts on the safe answer and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, busy = false, destructive = false, cancelLabel = 'Cancel' } = props;
  const close = (): void => {
    if (!busy) props.onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {typeof children === 'string' ? <Text>{children}</Text> : children}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={destructive ? 'red' : undefined} loading={busy} onClick={() => void props.onConfirm()}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
