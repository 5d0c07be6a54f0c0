import type { ReactNode } from 'react';
import { OnDemandPart } from '../../components/OnDemandPart';
import { ModalLoading } from '../../components/ModalLoading';
import { toastNotOpened } from '../../components/toasts';
import { onDemand } from '../../lib/on-demand';

export interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Closed by the way to another page, whose heading has the focus now. */
  hasLedAway: boolean;
  /** The same menu that is beside the page on wide screens. */
  children: ReactNode;
}

export const menuDrawer = onDemand(() => import('./LazyMenuDrawer').then((module) => module.LazyMenuDrawer));

/** The navigation of small screens. */
export function MenuDrawer(props: MenuDrawerProps) {
  const giveUp = (): void => {
    props.onClose();
    toastNotOpened();
  };
  return (
    <OnDemandPart part={menuDrawer} props={props} wanted={props.opened} waiting={<ModalLoading />} onFailure={giveUp} />
  );
}
