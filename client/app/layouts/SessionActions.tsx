import { IconLogout, IconSwitchHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { MESSAGE_TIMES } from '../../components/message-times';
import { toast } from '../../components/toasts';
import { homeOf } from '../guard';
import { paths } from '../paths';
import { leaveForFreshPage, useSession } from '../session';
import { useLogout, useSwitchRole } from '../session-changes';
import classes from './PortalNav.module.css';

/** A failure is told as long as the role's other errors are. */
function useErrorToast() {
  const { viewer } = useSession();
  return { milliseconds: viewer?.activeRole === 'COMPANY' ? MESSAGE_TIMES.error : MESSAGE_TIMES.seekerError };
}

function RoleSwitch() {
  const { viewer } = useSession();
  const { switchRole, busy } = useSwitchRole();
  const errorToast = useErrorToast();
  if (!viewer?.roles.includes('USER') || !viewer.roles.includes('COMPANY') || viewer.activeRole === 'ADMIN') return null;

  const next = viewer.activeRole === 'USER' ? 'COMPANY' : 'USER';
  const change = async (): Promise<void> => {
    const failure = await switchRole(next);
    if (failure) toast.error(failure, errorToast);
    else leaveForFreshPage(homeOf(next === 'USER' ? 'user' : 'company'));
  };
  return (
    <button type="button" className={classes.item} onClick={() => void change()} disabled={busy}>
      <IconSwitchHorizontal size={20} stroke={1.75} aria-hidden />
      {next === 'COMPANY' ? 'Switch to company' : 'Switch to job seeker'}
    </button>
  );
}

/** The foot of the navigation: the other role, and the way out. */
export function SessionActions() {
  const [asking, setAsking] = useState(false);
  const { logout, busy } = useLogout();
  const errorToast = useErrorToast();

  const leave = async (): Promise<void> => {
    const failure = await logout();
    if (failure) {
      setAsking(false);
      toast.error(failure, errorToast);
    } else leaveForFreshPage(paths.landing);
  };

  return (
    <div>
      <RoleSwitch />
      <button type="button" className={classes.item} onClick={() => setAsking(true)}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        Logout
      </button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Confirm Logout"
        confirmLabel="Logout"
        onConfirm={leave}
        busy={busy}
      >
        You will need to log in again to come back to your account.
      </ConfirmDialog>
    </div>
  );
}
