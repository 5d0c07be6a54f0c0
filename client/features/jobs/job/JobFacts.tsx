import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { DayText } from '../../../components/DayText';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { IconBriefcase, IconCalendarDue, IconCalendarEvent, IconCash, IconMapPin } from '../../../icons';
import { useFormats } from '../../../language/formats';
import classes from './JobTitle.module.css';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

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
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={classes.value} translate={translate}>
        {children}
      </dd>
    </div>
  );
}

type Shown = Pick<SeekerJobFieldsFragment, 'salary' | 'location' | 'employmentType' | 'createdAt' | 'autoCloseDate'>;

/** Pay, place, type and days of a job at a glance, in the portal and on its public page. */
export function JobFacts({ job }: { job: Shown }) {
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
        {t.rich('posted', { day: () => <DateText value={job.createdAt} zone={WIB} /> })}
      </Fact>
      {job.autoCloseDate ? (
        <Fact icon={IconCalendarDue} label={t('closes')}>
          {t('openUntil')} <DayText value={job.autoCloseDate} />
        </Fact>
      ) : null}
    </dl>
  );
}
