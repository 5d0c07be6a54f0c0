import { useTranslations } from 'use-intl/react';
import { Select } from '@mantine/core';
import type { FocusEvent, MouseEvent } from 'react';
import { FilterOption, listInPlace } from './FilterOption';
import { placeName } from './place-name';
import type { FilterCounts } from './use-filter-counts';

interface PlaceFieldProps {
  /** Null for all places. */
  chosen: string | null;
  counts: FilterCounts | null;
  onChoose: (placeId: string | null) => void;
}

const everywhere = 'ALL';
/** A phone draws no more at once; typing finds the others. */
const mostShown = 100;

type Places = FilterCounts['places'];

/** The province of a city; "Province" for one that has cities in the list. */
function noteOf({ provinceId, id }: Places[number], places: Places, province: string): string | undefined {
  if (provinceId !== null) return places.find((place) => place.id === provinceId)?.name;
  return places.some((place) => place.provinceId === id) ? province : undefined;
}

/** What is typed replaces the place that is chosen. */
const markText = ({ currentTarget }: FocusEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>): void =>
  currentTarget.select();

/** A place, by its name or from the list, most jobs first. */
export function PlaceField({ chosen, counts, onChoose }: PlaceFieldProps) {
  const t = useTranslations('browse.filters');
  const places = counts?.places ?? [];
  const ids = new Set([...places.map(({ id }) => id), ...(chosen === null ? [] : [chosen])]);
  return (
    <Select
      label={t('place')}
      placeholder={t('anyPlace')}
      searchable
      {...listInPlace}
      limit={mostShown}
      nothingFoundMessage={t(counts ? 'noPlace' : 'placesLoading')}
      data={[
        { value: everywhere, label: t('anyPlace') },
        ...[...ids].map((id) => ({ value: id, label: placeName(counts, id) })),
      ]}
      value={chosen}
      onChange={(value) => onChoose(value === everywhere ? null : value)}
      onFocus={markText}
      onClick={markText}
      renderOption={({ option, checked }) => {
        if (option.value === everywhere) return <FilterOption text={option.label} isChosen={false} jobs={null} />;
        const place = places.find(({ id }) => id === option.value);
        return (
          <FilterOption
            text={option.label}
            note={place && noteOf(place, places, t('province'))}
            translate="no"
            isChosen={checked ?? false}
            jobs={counts && (place?.jobs ?? 0)}
          />
        );
      }}
    />
  );
}
