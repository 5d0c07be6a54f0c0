import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { SalaryText } from '../../../components/SalaryText';
import type { SeekerDashboardJobFragment } from '../../../graphql/generated';
import classes from './RecommendedJobs.module.css';

/** Up to three open jobs, each one press away. */
export function RecommendedJobs({ jobs }: { jobs: readonly SeekerDashboardJobFragment[] }) {
  const employmentType = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.job}>
          <CompanyLogo url={job.companyLogo} />
          <div className={classes.words}>
            <Link to={paths.user.job(job.id)} className={classes.title} translate="no">
              {job.title}
            </Link>
            <Text size="sm" c="dimmed" translate="no">
              {job.companyName}
            </Text>
            <Text size="sm" c="dimmed">
              <span translate="no">{job.location}</span> · {employmentType(job.employmentType)}
            </Text>
            {job.salary ? (
              <Text size="sm">
                <SalaryText formatted={formats.salary(job.salary)} />
              </Text>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
