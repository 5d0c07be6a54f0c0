import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicJobCard } from '../../domain/public-pages';
import { CompanyLogo } from '../components/CompanyLogo';
import { SalaryText } from '../components/SalaryText';
import { useFormats } from '../language/formats';
import classes from './JobRows.module.css';

/** Jobs below each other, each a link to its page. */
export function JobRows({ jobs }: { jobs: readonly PublicJobCard[] }) {
  const language = useLocale();
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <ul className={classes.rows}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.row}>
          <CompanyLogo url={job.companyLogo} size="sm" />
          <div className={classes.words}>
            <a href={publicPaths.job(language, job)} className={classes.title} translate="no">
              {job.title}
            </a>
            <span translate="no">
              {job.companyName} · {job.location}
            </span>
            <span>
              {typeText(job.employmentType)}
              {job.salary ? (
                <>
                  {' · '}
                  <SalaryText formatted={formats.salary(job.salary)} />
                </>
              ) : null}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
