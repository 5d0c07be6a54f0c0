import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicJobCard } from '../../domain/public-pages';
import { CompanyLogo } from '../components/CompanyLogo';
import { SalaryText } from '../components/SalaryText';
import { useFormats } from '../language/formats';
import classes from './JobRows.module.css';

interface JobRowsProps {
  jobs: readonly PublicJobCard[];
  /** On the company's own page, which needs no link to it. */
  ofOneCompany?: boolean;
}

/** Jobs below each other, each a link to its page, with one to its company. */
export function JobRows({ jobs, ofOneCompany = false }: JobRowsProps) {
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
              {ofOneCompany ? null : (
                <>
                  <a
                    href={publicPaths.company(language, { id: job.companyId, name: job.companyName })}
                    className={classes.company}
                  >
                    {job.companyName}
                  </a>
                  {' · '}
                </>
              )}
              {job.location}
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
