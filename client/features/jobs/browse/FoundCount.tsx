import { useTranslations } from 'use-intl/react';
import { counted } from '../../../language/counted';
import type { FoundJobs } from './use-shown-jobs';

interface FoundCountProps {
  jobs: FoundJobs;
  /** The place of the filter, where the server does not know it. */
  placeName: string | null;
}

/** How many jobs there are, for what and where. */
export function FoundCount({ jobs: { totalCount, understood }, placeName }: FoundCountProps) {
  const t = useTranslations('browse.list');
  if (!understood) return t('count', counted(totalCount));
  const place = understood.place ?? placeName ?? '';
  const values = {
    ...counted(totalCount),
    place,
    words: () => <span translate="no">{understood.words}</span>,
  };
  if (understood.isElsewhere) return t.rich('elsewhere', values);
  if (understood.words === '')
    return place ? t('countIn', { ...counted(totalCount), place }) : t('count', counted(totalCount));
  if (understood.isEverything) return t.rich(place ? 'everythingIn' : 'everything', values);
  return t.rich(place ? 'foundIn' : 'found', values);
}
