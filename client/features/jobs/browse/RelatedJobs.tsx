import { useTranslations } from 'use-intl/react';
import { Anchor } from '@mantine/core';
import { Fragment, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RelatedJobsQuery } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { showTop } from './show-top';
import { BARE_ADDRESS, jobsParameters } from './jobs-address';
import { JobsList } from './JobsList';
import classes from './RelatedJobs.module.css';
import type { ChosenJob } from './use-chosen-job';
import type { JobsFilterControl } from './use-jobs-filter';

interface RelatedJobsProps {
  related: RelatedJobsQuery['relatedJobs'];
  control: JobsFilterControl;
  chosen: ChosenJob;
  isStale: boolean;
  /** Another search was chosen: its results begin at the top. */
  onSearch: () => void;
}

/** Jobs that have what was meant, with what it was taken to mean. */
export function RelatedJobs({ related, control, chosen, isStale, onSearch }: RelatedJobsProps) {
  const t = useTranslations('browse.related');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { filter } = control.address;
  const { correctedSearch, relatedSearches, totalCount } = related;

  const linkTo = (search: string) => (
    <Anchor
      component={Link}
      to={{ search: jobsParameters({ ...BARE_ADDRESS, search, filter }).toString() }}
      className={classes.search}
      onClick={onSearch}
      translate="no"
    >
      {search}
    </Anchor>
  );
  const choosePage = (page: number): void => {
    control.chooseRelatedPage(page);
    showTop(heading.current);
  };

  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.heading}>
        {t('title')}
      </h2>
      {correctedSearch === null ? null : (
        <p className={classes.why}>{t.rich('corrected', { search: () => linkTo(correctedSearch) })}</p>
      )}
      {relatedSearches.length === 0 ? null : (
        <p className={classes.why}>
          {t.rich('also', {
            searches: () =>
              relatedSearches.map((search, place) => (
                <Fragment key={search}>
                  {place > 0 ? ', ' : null}
                  {linkTo(search)}
                </Fragment>
              )),
          })}
        </p>
      )}
      <JobsList
        jobs={related}
        count={t('count', counted(totalCount))}
        pagesLabel={t('pages')}
        cardHeading="h3"
        chosen={chosen}
        isStale={isStale}
        onPage={choosePage}
      />
    </section>
  );
}
