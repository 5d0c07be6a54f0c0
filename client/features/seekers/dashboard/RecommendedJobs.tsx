import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { SkillCount } from '../../../components/SkillMatch';
import { SalaryText } from '../../../components/SalaryText';
import { MiniChip } from '../../../components/times/MiniChip';
import type { SeekerDashboardJobFragment } from '../../../graphql/generated';
import classes from './RecommendedJobs.module.css';

/** Up to three open jobs, each one press away. */
export function RecommendedJobs({ jobs }: { jobs: readonly SeekerDashboardJobFragment[] }) {
  const employmentType = useTranslations('options.employmentType');
  const formats = useFormats();
  const t = useTranslations('seeker.dashboard.recommended');
  const followsSkills = jobs.some(({ skillsFound }) => skillsFound && skillsFound.length > 0);
  return (
    <>
      <p className={classes.why}>{t(followsSkills ? 'bySkills' : 'newest')}</p>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.job}>
            <CompanyLogo url={job.companyLogo} />
            <div className={classes.words}>
              <Link to={paths.user.job(job.id)} className={classes.title} translate="no">
                {job.title}
              </Link>
              <div className={classes.quiet} translate="no">
                {job.companyName}
              </div>
              <div className={classes.quiet}>
                <span translate="no">{job.location}</span>
                <span className={classes.together}>{` · ${employmentType(job.employmentType)}`}</span>
                {job.skillsFound && job.skillsFound.length > 0 ? (
                  <span className={classes.match}>
                    {' · '}
                    <SkillCount required={job.skills} found={job.skillsFound} />
                  </span>
                ) : null}
              </div>
              {job.salary ? (
                <div className={classes.salary}>
                  <SalaryText formatted={formats.salary(job.salary)} />
                </div>
              ) : null}
              <div className={classes.times}>
                {job.nextTimes.slots.map(({ id, date, start, timeZone }) => (
                  <MiniChip
                    key={id}
                    time={{ date, start, timeZone }}
                    to={paths.user.job(job.id, { slot: id })}
                    about={t('timeOf', { job: job.title })}
                  />
                ))}
                {job.nextTimes.more > 0 ? (
                  <span className={classes.quiet}>{t('moreTimes', { count: String(job.nextTimes.more) })}</span>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
