import { useTranslations } from 'use-intl/react';
import { useRef } from 'react';
import { NO_JOB_FILTER, type JobFilter } from '../../../../domain/job-filter';
import { IconX } from '../../../icons';
import pills from './pills.module.css';
import type { ChosenFilter } from './use-chosen-filters';

interface ActiveFiltersProps {
  chosen: readonly ChosenFilter[];
  onChoose: (changes: Partial<JobFilter>) => void;
  /** The last one is gone, and with it the button that had the focus. */
  onNoneLeft: () => void;
}

/** The filters that are set, each to be taken off by itself. */
export function ActiveFilters({ chosen, onChoose, onNoneLeft }: ActiveFiltersProps) {
  const t = useTranslations('browse.filters');
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  const remove = ({ name }: ChosenFilter, place: number): void => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = place + 1 < chosen.length ? place + 1 : place - 1;
    if (chosen.length > 1) buttons[neighbour]?.focus();
    else onNoneLeft();
    onChoose({ [name]: null });
  };
  return (
    <>
      <ul ref={list} aria-label={t('active')}>
        {chosen.map((filter, place) => (
          <li key={filter.name}>
            <button
              type="button"
              className={pills.pill}
              aria-label={t('remove', { filter: filter.text })}
              onClick={() => remove(filter, place)}
            >
              <span translate={filter.translate}>{filter.text}</span>
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 1 ? (
        <button
          type="button"
          className={pills.pill}
          onClick={() => {
            onNoneLeft();
            onChoose(NO_JOB_FILTER);
          }}
        >
          {t('clear')}
        </button>
      ) : null}
    </>
  );
}
