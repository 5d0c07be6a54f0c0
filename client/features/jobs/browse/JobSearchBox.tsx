import { useTranslations } from 'use-intl/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { IconSearch } from '../../../icons';
import { counted } from '../../../language/counted';
import classes from './JobSearchBox.module.css';
import { useJobSuggestions } from './use-job-suggestions';
import type { JobsFilterControl } from './use-jobs-filter';

interface JobSearchBoxProps {
  control: JobsFilterControl;
  box: RefObject<HTMLInputElement | null>;
}

/** The search box, with suggestions while one types: a combobox in which nothing is chosen until an arrow key chooses. */
export function JobSearchBox({ control, box }: JobSearchBoxProps) {
  const t = useTranslations('browse.list');
  const kindText = useTranslations('browse.suggestionKind');
  const { typed } = control;
  const { suggested, askSoon, dismiss } = useJobSuggestions();
  const combobox = useCombobox({
    opened: suggested.items.length > 0,
    onOpenedChange: (isOpen) => (isOpen ? askSoon(typed) : dismiss()),
  });
  const { resetSelectedOption } = combobox;
  useEffect(resetSelectedOption, [resetSelectedOption, suggested]);

  const type = (text: string): void => {
    control.type(text);
    askSoon(text);
  };
  const search = (text: string): void => {
    dismiss();
    control.searchNow(text);
  };
  const searchOnEnter = ({ key, nativeEvent }: KeyboardEvent): void => {
    const isChoosing = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    if (key === 'Enter' && !nativeEvent.isComposing && !isChoosing) search(typed);
  };

  return (
    <Combobox
      store={combobox}
      size="md"
      shadow="sm"
      withinPortal={false}
      resetSelectionOnOptionHover
      onOptionSubmit={(text) => search(text)}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={box}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t('search')}
          aria-autocomplete="list"
          placeholder={t('searchHint')}
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={searchOnEnter}
          onBlur={dismiss}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          rightSection={typed ? <CloseButton aria-label={t('clearSearch')} onClick={() => type('')} /> : null}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('suggestions')} className={classes.options}>
          {suggested.items.map(({ kind, text, jobs }, place) => (
            <Combobox.Option
              // Of these suggestions alone: the input may still name the one that was chosen of those before.
              key={`${kind} ${text}`}
              id={`suggestion-${encodeURIComponent(suggested.prefix)}-${place}`}
              value={text}
              className={classes.option}
            >
              <span className={classes.text} translate="no">
                {text}
              </span>
              <span className={classes.facts}>
                {kindText(kind)} · {t('count', counted(jobs))}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
