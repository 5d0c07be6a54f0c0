import { useTranslations } from 'use-intl/react';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ThemeProvider } from '../theme/ThemeProvider';

/** A link in the phone's menu, itself a drawer, may be what the question is about. */
const aboveMenu = 250;

/** What ConfirmDialog shows, in a chunk of its own. */
export function LazyConfirmModal(props: ConfirmDialogProps) {
  const t = useTranslations('portal');
  const { opened, title, children, busy = false, destructive = false, cancelLabel = t('cancel') } = props;
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  const close = (): void => {
    if (!busy) props.onClose();
  };
  return (
    <ThemeProvider>
      <Modal
        opened={opened && hasBeenClosed}
        onClose={close}
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
        zIndex={aboveMenu}
      >
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
    </ThemeProvider>
  );
}
