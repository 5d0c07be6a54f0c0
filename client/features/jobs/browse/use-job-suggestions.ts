import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SUGGESTION_PREFIX_MIN } from '../../../../domain/job-suggestions';
import { cleanSearch } from '../../../../domain/jobs';
import { useJobSuggestionsQuery, type JobSuggestionsQuery } from '../../../graphql/generated';

const typingPauseMilliseconds = 150;

interface Suggested {
  /** What they were asked for. */
  prefix: string;
  items: JobSuggestionsQuery['jobSuggestions'];
}

const nothing: Suggested = { prefix: '', items: [] };

/** What to suggest for what is typed. The last suggestions stay until the next come, so that the list does not flicker. */
export function useJobSuggestions() {
  const [prefix, setPrefix] = useState('');
  const { data } = useJobSuggestionsQuery({ variables: { prefix }, skip: prefix === '' });
  const [suggested, setSuggested] = useState(nothing);
  if (prefix !== suggested.prefix) {
    if (prefix === '') setSuggested(nothing);
    else if (data) setSuggested({ prefix, items: data.jobSuggestions });
  }
  const askSoon = useDebouncedCallback((typed: string) => {
    const search = cleanSearch(typed);
    setPrefix(search.length < SUGGESTION_PREFIX_MIN ? '' : search);
  }, typingPauseMilliseconds);

  return {
    suggested,
    askSoon,
    dismiss: () => {
      askSoon.cancel();
      setPrefix('');
    },
  };
}
