import type { ReactNode } from 'react';
import { OnDemandWindow } from '../../components/OnDemandWindow';
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
  return <OnDemandWindow part={menuDrawer} props={props} />;
}
