import { useTranslations } from 'use-intl/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { IconBriefcase, IconCalendarDue, IconCalendarEvent, IconCash, IconMapPin } from '../../../icons';
import { useFormats } from '../../../language/formats';
import { setPageTitle } from '../../../lib/page-title';
import classes from './JobTitle.module.css';

interface FactProps {
  icon: typeof IconCash;
  /** For the ear; the icon says it to the eye. */
  label: string;
  /** `no` for what its company wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ icon: Icon, label, translate, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className={classes.spoken}>{label}</span>
      </dt>
      <dd className={classes.value} translate={translate}>
        {children}
      </dd>
    </div>
  );
}

function Facts({ job }: { job: SeekerJobFieldsFragment }) {
  const t = useTranslations('browse.job');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <dl className={classes.facts}>
      {job.salary ? (
        <Fact icon={IconCash} label={t('salary')}>
          <b>
            <SalaryText formatted={formats.salary(job.salary)} />
          </b>
        </Fact>
      ) : null}
      <Fact icon={IconMapPin} label={t('location')} translate="no">
        {job.location}
      </Fact>
      <Fact icon={IconBriefcase} label={t('employment')}>
        {typeText(job.employmentType)}
      </Fact>
      <Fact icon={IconCalendarEvent} label={t('postedOn')}>
        {t.rich('posted', { day: () => <DateText value={job.createdAt} /> })}
      </Fact>
      {job.autoCloseDate ? (
        <Fact icon={IconCalendarDue} label={t('closes')}>
          {t('openUntil')} <DateText value={job.autoCloseDate} />
        </Fact>
      ) : null}
    </dl>
  );
}

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
          {/* Only those whom an unverified company has accepted come here. */}
          <StatusBadge status={job.isCompanyVerified ? 'VERIFIED' : 'UNVERIFIED'} />
        </div>
      </div>
      <Facts job={job} />
    </header>
  );
}
