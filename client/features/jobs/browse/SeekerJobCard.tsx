import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Card, Group, Text } from '@mantine/core';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin } from '../../../icons';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import { SkillList } from '../../../components/SkillList';
import type { SeekerJobCardFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { applyNow } from './job-link-state';
import { jobsAddressOf } from './jobs-address';
import classes from './SeekerJobCard.module.css';

const skillsShown = 5;

interface FactProps {
  icon: typeof IconCash;
  /** `no` for what its company wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ icon: Icon, translate, children }: FactProps) {
  return (
    <li className={classes.fact}>
      <Icon size={18} stroke={1.75} className={classes.factIcon} aria-hidden />
      <span translate={translate}>{children}</span>
    </li>
  );
}

function Interviews({ job: { locationTypes } }: { job: SeekerJobCardFragment }) {
  const t = useTranslations('browse.card');
  const placeText = useTranslations('options.locationType');
  if (locationTypes.length === 0) return t('noInterviews');
  return t('interviews', { places: locationTypes.map((type) => placeText(type)).join(', ') });
}

interface SeekerJobCardProps {
  job: SeekerJobCardFragment;
  /** Offered by the viewer's own company, so not for them to apply to. */
  isOwn: boolean;
  /** Of its title: one level below the list's own heading. */
  heading: 'h2' | 'h3';
}

/** One job of a seeker's list: what, where, how much, and the way to its interview times. */
export function SeekerJobCard({ job, isOwn, heading: Heading }: SeekerJobCardProps) {
  const t = useTranslations('browse.card');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  const [parameters] = useSearchParams();
  const to = paths.user.job(job.id, jobsAddressOf(parameters).search);
  const names = { job: job.title, company: job.companyName };
  return (
    <Card component="article" aria-label={t('jobOf', names)}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <CompanyLogo url={job.companyLogo} />
        <div className={classes.names}>
          <Heading className={classes.title}>
            <Link to={to} className={classes.titleLink} translate="no">
              {job.title}
            </Link>
          </Heading>
          <Anchor component={Link} to={paths.user.company(job.companyId)} className={classes.company} translate="no">
            {job.companyName}
          </Anchor>
        </div>
      </Group>
      <ul className={classes.facts}>
        <Fact icon={IconMapPin} translate="no">
          {job.location}
        </Fact>
        <Fact icon={IconBriefcase}>{typeText(job.employmentType)}</Fact>
        {job.salary ? (
          <Fact icon={IconCash}>
            <SalaryText formatted={formats.salary(job.salary)} />
          </Fact>
        ) : null}
        <Fact icon={IconCalendarEvent}>
          <Interviews job={job} />
        </Fact>
      </ul>
      <div className={classes.skills}>
        <SkillList skills={job.skills} limit={skillsShown} label={t('requiredSkills')} />
      </div>
      <div className={classes.foot}>
        <span className={classes.posted}>{t.rich('posted', { day: () => <DateText value={job.createdAt} /> })}</span>
        {isOwn ? (
          <Text size="sm">{t('ownJob')}</Text>
        ) : (
          <Button component={Link} to={to} state={applyNow} aria-label={t('applyTo', names)}>
            {t('apply')}
          </Button>
        )}
      </div>
    </Card>
  );
}
