import { useTranslations } from 'use-intl/react';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '../../../icons';
import { counted } from '../../../language/counted';
import classes from './JobSearchBox.module.css';
import type { JobsFilterControl } from './use-jobs-filter';
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
function useJobSuggestions() {
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

interface JobSearchBoxProps {
  control: JobsFilterControl;
  box: RefObject<HTMLInputElement | null>;
}

/**
 * The suggestion that the arrow keys have reached: none until one is pressed, or when new ones come. Past one end, the keys
 * continue at the other.
 */
function useActive(items: readonly unknown[]) {
  const [active, setActive] = useState({ items, at: -1 });
  const at = active.items === items ? active.at : -1;
  const move = (by: 1 | -1): void => {
    const next = at === -1 && by === -1 ? items.length - 1 : (at + by + items.length) % items.length;
    setActive({ items, at: next });
  };
  return { at, move };
}

/** The search box, with suggestions while one types: a combobox in which nothing is chosen until an arrow key chooses. */
export function JobSearchBox({ control, box }: JobSearchBoxProps) {
  const t = useTranslations('browse.list');
  const kindText = useTranslations('browse.suggestionKind');
  const listId = useId();
  const { typed } = control;
  const {
    suggested: { items, prefix },
    askSoon,
    dismiss,
  } = useJobSuggestions();
  const { at, move } = useActive(items);
  const isOpen = items.length > 0;
  // Of these suggestions alone: the input may still name the one that was chosen of those before.
  const optionId = (place: number): string => `suggestion-${encodeURIComponent(prefix)}-${place}`;

  const type = (text: string): void => {
    control.type(text);
    askSoon(text);
  };
  const search = (text: string): void => {
    dismiss();
    control.searchNow(text);
  };
  const clear = (): void => {
    type('');
    // The cross goes away with the text.
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends what an input method composes is not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      search(items[at]?.text ?? typed);
    } else if (event.key === 'Escape') dismiss();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else askSoon(typed);
    }
  };

  return (
    <div className={classes.box}>
      <IconSearch size={20} stroke={1.75} className={classes.glass} aria-hidden />
      <input
        ref={box}
        className={classes.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={at < 0 ? undefined : optionId(at)}
        placeholder={t('searchHint')}
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={dismiss}
      />
      {typed ? (
        <button type="button" className={classes.clear} aria-label={t('clearSearch')} onClick={clear}>
          <IconX size={20} aria-hidden />
        </button>
      ) : null}
      {isOpen ? (
        // The input keeps the focus: a press must not leave it before the click has chosen.
        <ul
          id={listId}
          role="listbox"
          aria-label={t('suggestions')}
          className={classes.options}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map(({ kind, text, jobs }, place) => (
            <li
              key={`${kind} ${text}`}
              id={optionId(place)}
              role="option"
              aria-selected={place === at}
              ref={(option) => (place === at ? option?.scrollIntoView({ block: 'nearest' }) : undefined)}
              className={classes.option}
              onClick={() => search(text)}
            >
              <span className={classes.text} translate="no">
                {text}
              </span>
              <span className={classes.facts}>{`${kindText(kind)} · ${t('count', counted(jobs))}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
