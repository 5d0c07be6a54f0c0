import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { cleanSearch } from '../../domain/jobs';

const typingPauseMilliseconds = 300;

export interface ListSearch {
  /** The text in the box; ahead of the list while the person types. */
  typed: string;
  type: (text: string) => void;
  clear: () => void;
}

/** A search box whose list follows when the typing pauses. */
export function useListSearch(search: string, onSearch: (search: string) => void): ListSearch {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // Cleared from outside, by a button under an empty list: the box follows.
  if (seen !== search) {
    setSeen(search);
    if (search === '') setTyped('');
  }
  const searchSoon = useDebouncedCallback((text: string) => onSearch(cleanSearch(text)), typingPauseMilliseconds);
  return {
    typed,
    type: (text) => {
      setTyped(text);
      searchSoon(text);
    },
    clear: () => {
      searchSoon.cancel();
      setTyped('');
      onSearch('');
    },
  };
}
