import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { setPageTitle } from '../../../lib/page-title';
import { JobFacts } from './JobFacts';
import classes from './JobTitle.module.css';

export interface JobTitleProps {
  job: SeekerJobFieldsFragment;
  /** The page's own title, or that of a pane beside a list. */
  heading: 'h1' | 'h2';
}

/** Which job, of whom, and its facts at a glance. */
export function JobTitle({ job, heading: Heading }: JobTitleProps) {
  useEffect(() => {
    if (Heading === 'h1') setPageTitle(job.title);
  }, [Heading, job.title]);
  return (
    <header>
      <div className={classes.head}>
        <CompanyLogo url={job.companyLogo} size="lg" />
        <div className={classes.names}>
          <Heading className={classes.title} translate="no">
            {job.title}
          </Heading>
          <Link to={paths.user.company(job.companyId)} className={classes.company} translate="no">
            {job.companyName}
          </Link>{' '}
          {/* Only people accepted by an unverified company come here. */}
          <StatusBadge status={job.isCompanyVerified ? 'VERIFIED' : 'UNVERIFIED'} />
        </div>
      </div>
      <JobFacts job={job} />
    </header>
  );
}
