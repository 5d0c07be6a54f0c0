import { useTranslations } from 'use-intl/react';
import { Drawer } from '@mantine/core';
import { useDeferredValue, type ReactNode } from 'react';
import classes from './PortalShell.module.css';
import { ThemeProvider } from '../../theme/ThemeProvider';

export interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Closed by the way to another page, whose heading has the focus now. */
  hasLedAway: boolean;
  /** The same menu that is beside the page on wide screens. */
  children: ReactNode;
}

/** Escape reaches every window that is open, but it means the one on top: a question that was asked from the menu. */
const isOnTop = (): boolean => document.querySelectorAll('[role="dialog"]').length < 2;

/** What MenuDrawer shows, in a chunk of its own. */
export function LazyMenuDrawer({ opened, onClose, hasLedAway, children }: MenuDrawerProps) {
  const t = useTranslations('portal');
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <ThemeProvider>
      <Drawer
        opened={opened && hasBeenClosed}
        onClose={() => isOnTop() && onClose()}
        returnFocus={!hasLedAway}
        title={t('menu')}
        hiddenFrom="sm"
        size="xs"
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ body: classes.drawerBody }}
      >
        {children}
      </Drawer>
    </ThemeProvider>
  );
}
