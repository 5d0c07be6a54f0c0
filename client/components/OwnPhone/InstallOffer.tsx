import type { ComponentType } from 'react';
import { needTexts } from '../../language/store';
import { useInstallOffer, type InstallOfferAnswers } from '../../lib/install-offer';
import { onDemand } from '../../lib/on-demand';
import { OnDemandPart } from '../OnDemandPart';

const line = onDemand<ComponentType<InstallOfferAnswers>>(async () => {
  await needTexts('ownPhone');
  return (await import('./LazyInstallOffer')).LazyInstallOffer;
});

/** A quiet line on the dashboard, which stays away once it was declined. */
export function InstallOffer() {
  const offer = useInstallOffer();
  if (!offer) return null;
  return <OnDemandPart part={line} props={offer} wanted onFailure={() => undefined} />;
}
