import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { JobFilter } from '../../../../domain/job-filter';
import { cleanSearch } from '../../../../domain/jobs';
import { BARE_ADDRESS, jobsAddressOf, jobsParameters, type JobsAddress } from './jobs-address';

const typingPauseMilliseconds = 300;
/** Marks our own steps: the search box already shows what the person typed and must not be written over. */
const ownStep = { keepsTyped: true };

export interface JobsFilterControl {
  address: JobsAddress;
  /** The text in the search box; ahead of the address while the person types. */
  typed: string;
  type: (text: string) => void;
  /** Puts the text into the box and does not wait for a pause. */
  searchNow: (text: string) => void;
  choose: (changes: Partial<JobFilter>) => void;
  choosePage: (page: number) => void;
  /** The search goes, too. */
  clear: () => void;
}

/** What the list shows, kept in the address. Typing replaces the entry in the history, a choice or a page adds one. */
export function useJobsFilter(): JobsFilterControl {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigationType = useNavigationType();
  const address = jobsAddressOf(parameters);
  const [typed, setTyped] = useState(address.search);

  // Back, forward or a link to the bare list: the box follows the address.
  const [arrivedAt, setArrivedAt] = useState(location.key);
  const isOwn = (location.state as { keepsTyped?: boolean } | null)?.keepsTyped === true;
  const isElsewhere = navigationType === 'POP' || !isOwn;
  if (location.key !== arrivedAt) {
    setArrivedAt(location.key);
    if (isElsewhere) setTyped(address.search);
  }

  const go = (next: JobsAddress, replace = false): void =>
    setParameters(jobsParameters(next), { replace, state: ownStep });
  const searchFor = (text: string): void => {
    const search = cleanSearch(text);
    if (search !== address.search) go({ ...BARE_ADDRESS, search, filter: address.filter }, true);
  };
  const searchSoon = useDebouncedCallback(searchFor, typingPauseMilliseconds);
  // What was typed just before has gone from the box, and must not be searched for after all.
  const cancel = useEffectEvent(() => searchSoon.cancel());
  useEffect(() => {
    if (isElsewhere) cancel();
  }, [isElsewhere, location.key]);

  return {
    address,
    typed,
    type: (text) => {
      setTyped(text);
      searchSoon(text);
    },
    searchNow: (text) => {
      searchSoon.cancel();
      setTyped(text);
      searchFor(text);
    },
    choose: (changes) => {
      searchSoon.cancel();
      go({ ...BARE_ADDRESS, search: cleanSearch(typed), filter: { ...address.filter, ...changes } });
    },
    choosePage: (page) => go({ ...address, page }),
    clear: () => {
      searchSoon.cancel();
      setTyped('');
      go(BARE_ADDRESS);
    },
  };
}
