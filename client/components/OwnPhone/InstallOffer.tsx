import { useSyncExternalStore, type ComponentType } from 'react';
import { needTexts } from '../../language/store';
import { installOffer } from '../../lib/install-offer';
import { onDemand } from '../../lib/on-demand';
import { OnDemandPart } from '../OnDemandPart';
import type { LazyInstallOfferProps } from './LazyInstallOffer';

const line = onDemand<ComponentType<LazyInstallOfferProps>>(async () => {
  await needTexts('ownPhone');
  return (await import('./LazyInstallOffer')).LazyInstallOffer;
});

/** A quiet line on the dashboard, which stays away once it was declined. */
export function InstallOffer() {
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.current);
  if (!offered) return null;
  return <OnDemandPart part={line} props={{ offered }} wanted onFailure={() => undefined} />;
}
