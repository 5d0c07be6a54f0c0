import type { ReactNode } from 'react';
import { OnDemandPart } from '../../components/OnDemandPart';
import { Opening } from '../../components/Opening';
import { toastNotOpened } from '../../components/toasts';
import { onDemand } from '../../lib/on-demand';

export interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** The same menu that stands beside the page on wide screens. */
  children: ReactNode;
}

export const menuWindow = onDemand(() => import('./MenuWindow').then((module) => module.MenuWindow));

/** The navigation of small screens. */
export function MenuDrawer(props: MenuDrawerProps) {
  const giveUp = (): void => {
    props.onClose();
    toastNotOpened();
  };
  return (
    <OnDemandPart part={menuWindow} props={props} wanted={props.opened} waiting={<Opening />} onFailure={giveUp} />
  );
}
