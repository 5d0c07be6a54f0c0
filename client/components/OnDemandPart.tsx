import { createElement, useEffect, useEffectEvent, useSyncExternalStore, type ComponentType } from 'react';
import type { OnDemand } from '../lib/on-demand';
import type { Elements } from './elements';

interface OnDemandPartProps<Props extends object> {
  part: OnDemand<ComponentType<Props>>;
  props: Props;
  /** Fetches the part, once for each time that this turns true. */
  wanted: boolean;
  /** Shown while a wanted part is loading. */
  waiting?: Elements;
  onFailure: () => void;
}

/** A component whose code comes when it is first wanted; from then on it stays. */
export function OnDemandPart<Props extends object>(given: OnDemandPartProps<Props>) {
  const { part, props, wanted, waiting = null, onFailure } = given;
  const component = useSyncExternalStore(part.subscribe, part.current);
  const fetching = wanted && component === null;
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (fetching) part.fetch().catch(() => fail());
  }, [part, fetching]);
  if (component) return createElement(component, props);
  return fetching ? waiting : null;
}
