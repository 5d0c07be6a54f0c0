import { OnDemandWindow } from '../../components/OnDemandWindow';
import { onDemand } from '../../lib/on-demand';
import type { MenuDrawerProps } from './LazyMenuDrawer';

export const menuDrawer = onDemand(() => import('./LazyMenuDrawer').then((module) => module.LazyMenuDrawer));

/** The navigation of small screens. */
export function MenuDrawer(props: MenuDrawerProps) {
  return <OnDemandWindow part={menuDrawer} props={props} />;
}
