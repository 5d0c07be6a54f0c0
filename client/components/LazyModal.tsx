import { Modal, type ModalProps } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl/react';
import { ThemeProvider } from '../theme/ThemeProvider';

interface LateModalProps
  extends Pick<ModalProps, 'opened' | 'onClose' | 'title' | 'size' | 'zIndex' | 'children' | 'returnFocus'> {
  /** Cannot be closed while something is sent. */
  busy?: boolean;
}

/** A window whose code may come when it is opened already. */
export function LazyModal({ opened, onClose, busy = false, ...shown }: LateModalProps) {
  const t = useTranslations('portal');
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <ThemeProvider>
      <Modal
        opened={opened && hasBeenClosed}
        onClose={() => busy || onClose()}
        closeButtonProps={{ 'aria-label': t('close') }}
        {...shown}
      />
    </ThemeProvider>
  );
}
