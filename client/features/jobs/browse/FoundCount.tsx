import { useTranslations } from 'use-intl/react';
import { Sentence } from '../../../components/Sentence';
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
  if (!understood) return <span>{t('count', counted(totalCount))}</span>;
  const place = understood.place ?? placeName ?? '';
  const { words, isElsewhere, isEverything } = understood;
  if (words === '' && !isElsewhere)
    return <span>{place ? t('countIn', { ...counted(totalCount), place }) : t('count', counted(totalCount))}</span>;
  const found = place ? 'foundIn' : 'found';
  const everything = place ? 'everythingIn' : 'everything';
  return (
    <Sentence>
      {t.rich(isElsewhere ? 'elsewhere' : isEverything ? everything : found, {
        ...counted(totalCount),
        place,
        words: () => <span translate="no">{words}</span>,
      })}
    </Sentence>
  );
}
