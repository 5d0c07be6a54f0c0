import { useTranslations } from 'use-intl/react';
import { Anchor, Group, Text } from '@mantine/core';
import { IconBriefcase, IconCalendarDue, IconCash, IconMapPin } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './JobFacts.module.css';

interface FactProps {
  icon: typeof IconCash;
  label: string;
  /** `no` for what its company wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ icon: Icon, label, translate, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </dt>
      <dd className={classes.value} translate={translate}>
        {children}
      </dd>
    </div>
  );
}

/** Who offers the job, and its facts at a glance. */
export function JobFacts({ job }: { job: SeekerJobFieldsFragment }) {
  const t = useTranslations('browse.job');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <>
      <Group wrap="nowrap" gap="md">
        <CompanyLogo url={job.companyLogo} size="lg" />
        <div className={classes.company}>
          <Anchor
            component={Link}
            to={paths.user.company(job.companyId)}
            fw={600}
            className={classes.companyLink}
            translate="no"
          >
            {job.companyName}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t.rich('posted', { day: () => <DateText value={job.createdAt} /> })}
          </Text>
          {/* Only those whom the company has accepted come here then. */}
          {job.isCompanyVerified ? null : <StatusBadge status="UNVERIFIED" />}
        </div>
      </Group>
      <dl className={classes.facts}>
        <Fact icon={IconMapPin} label={t('location')} translate="no">
          {job.location}
        </Fact>
        <Fact icon={IconBriefcase} label={t('employment')}>
          {typeText(job.employmentType)}
        </Fact>
        {job.salary ? (
          <Fact icon={IconCash} label={t('salary')}>
            <SalaryText formatted={formats.salary(job.salary)} />
          </Fact>
        ) : null}
        {job.autoCloseDate ? (
          <Fact icon={IconCalendarDue} label={t('openUntil')}>
            <DateText value={job.autoCloseDate} />
          </Fact>
        ) : null}
      </dl>
    </>
  );
}
