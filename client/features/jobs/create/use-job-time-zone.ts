import { useState } from 'react';
import type { TimeZone } from '../../../../domain/time';
import { useTimeZonesOfPlaceQuery } from '../../../graphql/generated';
import type { CreateJobValues } from './create-job-values';

export interface JobTimeZone {
  /** The chosen one, else that of the location; empty while neither is known. */
  timeZone: TimeZone | '';
  /** The location lies in several, so that one has to be chosen. */
  isUnclear: boolean;
  /** To be called when the location is left, or is another one by itself. */
  look: (location?: string) => void;
}

/** The zone of a new job's times. While none is chosen, the server takes that of the location, too. */
export function useJobTimeZone({ location, timeZone }: Pick<CreateJobValues, 'location' | 'timeZone'>): JobTimeZone {
  const [asked, setAsked] = useState(location);
  const isKnown = asked === location && location !== '';
  const { data } = useTimeZonesOfPlaceQuery({ variables: { location: asked }, skip: !isKnown });
  const [zone, ...others] = (isKnown && data?.timeZonesOfPlace) || [];
  const isUnclear = others.length > 0;
  return {
    timeZone: timeZone || (isUnclear ? '' : (zone ?? '')),
    isUnclear,
    look: (next = location) => setAsked(next),
  };
}
