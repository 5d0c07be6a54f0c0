import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { SEEKER_JOBS_PAGE_SIZE } from '../../../../domain/jobs';
import { paths } from '../../../../domain/paths';
import { useViewer } from '../../../app/session';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerJobCardFragment } from '../../../graphql/generated';
import classes from './JobsList.module.css';
import { SeekerJobCard } from './SeekerJobCard';

interface OpenJobsProps {
  /** The newest ones, up to a page. */
  jobs: readonly SeekerJobCardFragment[];
  companyId: string;
  companyName: string;
}

/** What a company offers, on its page. */
export function OpenJobs({ jobs, companyId, companyName }: OpenJobsProps) {
  const t = useTranslations('browse.company');
  const { company } = useViewer();
  return (
    <SectionCard title={t('openJobs')}>
      {jobs.length === 0 ? <span>{t('noOpenJobs')}</span> : null}
      <div className={classes.cards}>
        {jobs.map((job) => (
          <SeekerJobCard
            key={job.id}
            job={job}
            isOwn={companyId === company?.id}
            linkTo={(slot) => paths.user.job(job.id, { slot })}
          />
        ))}
      </div>
      {jobs.length === SEEKER_JOBS_PAGE_SIZE ? (
        <Anchor component={Link} to={paths.user.jobsFound(companyName)} className={classes.all}>
          {t('allJobs')}
        </Anchor>
      ) : null}
    </SectionCard>
  );
}
