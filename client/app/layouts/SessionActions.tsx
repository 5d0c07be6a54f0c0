import { useTranslations } from 'use-intl/react';
import { IconLogout, IconSwitchHorizontal } from '../../icons';
import { toast } from '../../components/toasts';
import { askBeforeLeaving } from '../../lib/unsaved-changes';
import { homeOf } from '../../../domain/home-of';
import { ConfirmedLogout, useSessionErrorToast } from '../logout';
import { leaveForFreshPage, useSession } from '../session';
import { useSwitchRole } from '../session-changes';
import classes from './PortalNav.module.css';

function RoleSwitch() {
  const t = useTranslations('portal.session');
  const { viewer } = useSession();
  const { switchRole, busy } = useSwitchRole();
  const errorToast = useSessionErrorToast();
  if (!viewer?.roles.includes('USER') || !viewer.roles.includes('COMPANY') || viewer.activeRole === 'ADMIN')
    return null;

  const next = viewer.activeRole === 'USER' ? 'COMPANY' : 'USER';
  const change = async (): Promise<void> => {
    const failure = await switchRole(next);
    if (failure) toast.error(failure, errorToast);
    else leaveForFreshPage(homeOf(next === 'USER' ? 'user' : 'company'), 'switched');
  };
  return (
    <button
      type="button"
      className={classes.item}
      onClick={() => askBeforeLeaving(() => void change())}
      disabled={busy}
    >
      <IconSwitchHorizontal size={20} stroke={1.75} aria-hidden />
      <span>{t(next === 'COMPANY' ? 'toCompany' : 'toSeeker')}</span>
    </button>
  );
}

/** The foot of the navigation: the other role, and the way out. */
export function SessionActions() {
  const t = useTranslations('portal.session');
  return (
    <div>
      <RoleSwitch />
      <ConfirmedLogout>
        {(ask) => (
          <button type="button" className={classes.item} onClick={ask}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            {t('logout')}
          </button>
        )}
      </ConfirmedLogout>
    </div>
  );
}
