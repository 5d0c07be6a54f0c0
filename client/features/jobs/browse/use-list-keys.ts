import { useTranslations } from 'use-intl/react';
import { useNavigate } from 'react-router-dom';
import type { RefObject } from 'react';
import { paths } from '../../../../domain/paths';
import type { Shortcut } from '../../../components/shortcuts/use-shortcuts';
import type { ChosenJob } from './use-chosen-job';

interface Places {
  searchBox: RefObject<HTMLInputElement | null>;
  /** Holds the cards, and the job beside them. */
  results: RefObject<HTMLElement | null>;
}

/** The keys of the list: to the next job, the one before, its page, its times, and to the search. */
export function useListKeys({ searchBox, results }: Places, chosen: ChosenJob): Shortcut[] {
  const t = useTranslations('browse.keys');
  const navigate = useNavigate();
  const cards = (): HTMLElement[] =>
    Array.from(results.current?.querySelectorAll<HTMLElement>('article[data-job]') ?? []);
  /** The card with the focus, else the one whose job is beside the list. */
  const current = (): HTMLElement | undefined =>
    cards().find((card) => card.contains(document.activeElement)) ??
    cards().find((card) => card.dataset['job'] === chosen.id);

  const move = (step: 1 | -1): void => {
    const all = cards();
    const from = current();
    const isInside = from?.contains(document.activeElement) ?? false;
    // The first key goes to the job that is shown already.
    const target = from && !isInside ? from : all[from ? all.indexOf(from) + step : 0];
    target?.querySelector<HTMLElement>('h2 a')?.focus();
    if (target?.dataset['job']) chosen.show(target.dataset['job']);
  };
  const toTimes = (): void => {
    const place = results.current?.querySelector('aside') ?? current() ?? cards()[0];
    place?.querySelector<HTMLElement>('input[type="radio"]:enabled, a[href*="slot="]')?.focus();
  };
  return [
    { key: 'j', text: t('next'), run: () => move(1) },
    { key: 'k', text: t('previous'), run: () => move(-1) },
    { key: 'enter', text: t('open'), run: () => chosen.id !== null && void navigate(paths.user.job(chosen.id)) },
    { key: 't', text: t('times'), run: toTimes },
    { key: '/', text: t('search'), run: () => searchBox.current?.focus() },
  ];
}
