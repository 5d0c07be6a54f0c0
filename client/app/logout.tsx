import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { TOAST } from '../components/toast-options';
import { toast, type ToastOptions } from '../components/toasts';
import { hasUnsavedChanges } from '../lib/unsaved-changes';
import { paths } from '../../domain/paths';
import { isLogoutWished } from './logout-wish';
import { leaveForFreshPage, useSession } from './session';
import { useLogout } from './session-changes';
import type { Elements } from '../components/elements';

/** A failure to leave or to switch is shown as long as the role's other errors. */
export function useSessionErrorToast(): ToastOptions {
  const { viewer } = useSession();
  return viewer?.activeRole === 'COMPANY' ? TOAST.usual : TOAST.long;
}

/** Logs out and goes to the path. Shows a failure and returns false. */
export function useLeave(to: string): { leave: () => Promise<boolean>; busy: boolean } {
  const { logout, busy } = useLogout();
  const errorToast = useSessionErrorToast();
  const leave = async (): Promise<boolean> => {
    const failure = await logout();
    if (failure) toast.error(failure, errorToast);
    // Where the page that waits for a connection says it.
    else leaveForFreshPage(isLogoutWished() ? paths.login : to, 'left');
    return failure === null;
  };
  return { leave, busy };
}

/** The way out, which asks first. `children` draws what is pressed. */
export function ConfirmedLogout({ children }: { children: (ask: () => void) => Elements }) {
  const t = useTranslations('portal.session');
  const [asking, setAsking] = useState(false);
  const { leave, busy } = useLeave(paths.landing);
  const confirm = async (): Promise<void> => {
    if (!(await leave())) setAsking(false);
  };

  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('logoutTitle')}
        confirmLabel={t('logout')}
        onConfirm={confirm}
        busy={busy}
      >
        {t(hasUnsavedChanges() ? 'logoutLosesChanges' : 'logoutMeans')}
      </ConfirmDialog>
    </>
  );
}
