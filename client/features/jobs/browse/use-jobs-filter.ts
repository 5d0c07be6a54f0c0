import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { cleanSearch, type EmploymentType } from '../../../../domain/jobs';
import { jobsFilterOf, jobsParameters, type JobsFilter } from './jobs-address';

const typingPauseMilliseconds = 300;
/** Marks our own steps: the search box already shows what the person typed and must not be written over. */
const ownStep = { keepsTyped: true };

export interface JobsFilterControl {
  filter: JobsFilter;
  /** The text in the search box; ahead of the address while the person types. */
  typed: string;
  type: (text: string) => void;
  /** Puts the text into the box and does not wait for a pause. */
  searchNow: (text: string) => void;
  chooseType: (type: EmploymentType | null) => void;
  choosePage: (page: number) => void;
  clear: () => void;
}

/** The list's filter, kept in the address. Typing replaces the entry in the history, a chip or a page adds one. */
export function useJobsFilter(): JobsFilterControl {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigationType = useNavigationType();
  const filter = jobsFilterOf(parameters);
  const [typed, setTyped] = useState(filter.search);

  // Back, forward or a link to the bare list: the box follows the address.
  const [arrivedAt, setArrivedAt] = useState(location.key);
  if (location.key !== arrivedAt) {
    setArrivedAt(location.key);
    const isOwn = (location.state as { keepsTyped?: boolean } | null)?.keepsTyped === true;
    if (navigationType === 'POP' || !isOwn) setTyped(filter.search);
  }

  const go = (next: JobsFilter, replace = false): void =>
    setParameters(jobsParameters(next), { replace, state: ownStep });
  const searchFor = (text: string): void => {
    const search = cleanSearch(text);
    if (search !== filter.search) go({ ...filter, search, page: 1 }, true);
  };
  const searchSoon = useDebouncedCallback(searchFor, typingPauseMilliseconds);

  return {
    filter,
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
    chooseType: (type) => {
      searchSoon.cancel();
      go({ search: cleanSearch(typed), type, page: 1 });
    },
    choosePage: (page) => go({ ...filter, page }),
    clear: () => {
      searchSoon.cancel();
      setTyped('');
      go({ search: '', type: null, page: 1 });
    },
  };
}
