import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { SalaryText } from '../../../components/SalaryText';
import type { SeekerDashboardJobFragment } from '../../../graphql/generated';
import classes from './RecommendedJobs.module.css';

/** Up to three open jobs, each one press away. */
export function RecommendedJobs({ jobs }: { jobs: readonly SeekerDashboardJobFragment[] }) {
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.job}>
          <CompanyLogo url={job.companyLogo} />
          <div className={classes.words}>
            <Link to={paths.user.job(job.id)} className={classes.title}>
              {job.title}
            </Link>
            <Text size="sm" c="dimmed">
              {job.companyName}
            </Text>
            <Text size="sm" c="dimmed">
              {job.location} · {EMPLOYMENT_TYPE_LABELS[job.employmentType]}
            </Text>
            {job.salary ? (
              <Text size="sm">
                <SalaryText formatted={job.salary.formatted} />
              </Text>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
