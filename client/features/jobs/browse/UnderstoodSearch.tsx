import { useTranslations } from 'use-intl/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { JobFilter } from '../../../../domain/job-filter';
import { BARE_ADDRESS, jobsParameters } from './jobs-address';
import classes from './UnderstoodSearch.module.css';
import type { FoundJobs } from './use-shown-jobs';
import { Sentence } from '../../../components/Sentence';

interface UnderstoodSearchProps {
  understood: NonNullable<FoundJobs['understood']>;
  filter: JobFilter;
  /** Another search was chosen: its results begin at the top. */
  onSearch: () => void;
}

/** What the search was corrected to and which other words are found, each to be searched by itself. */
export function UnderstoodSearch({ understood, filter, onSearch }: UnderstoodSearchProps) {
  const t = useTranslations('browse.understood');
  const { correctedSearch, relatedSearches } = understood;
  const linkTo = (search: string) => (
    <Link
      to={{ search: jobsParameters({ ...BARE_ADDRESS, search, filter }).toString() }}
      className={classes.search}
      onClick={onSearch}
      translate="no"
    >
      {search}
    </Link>
  );
  return (
    <>
      {correctedSearch === null ? null : (
        <p className={classes.why}>
          <Sentence>{t.rich('corrected', { search: () => linkTo(correctedSearch) })}</Sentence>
        </p>
      )}
      {relatedSearches.length === 0 ? null : (
        <p className={classes.why}>
          {t.rich('also', {
            searches: () => (
              <span>
                {relatedSearches.map((search, place) => (
                  <Fragment key={search}>
                    {place > 0 ? <span>, </span> : null}
                    {linkTo(search)}
                  </Fragment>
                ))}
              </span>
            ),
          })}
        </p>
      )}
    </>
  );
}
