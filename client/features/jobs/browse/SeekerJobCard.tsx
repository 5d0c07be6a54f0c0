import { Anchor, Button, Card, Group, Text } from '@mantine/core';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import { SkillList } from '../../../components/SkillList';
import type { SeekerJobCardFragment } from '../../../graphql/generated';
import { applyNow } from './job-link-state';
import classes from './SeekerJobCard.module.css';

const skillsShown = 5;

function Fact({ icon: Icon, children }: { icon: typeof IconCash; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      <Icon size={18} stroke={1.75} className={classes.factIcon} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

function interviewsOf({ locationTypes }: SeekerJobCardFragment): string {
  if (locationTypes.length === 0) return 'No interview times yet';
  return `Interviews: ${locationTypes.map((type) => LOCATION_TYPE_LABELS[type]).join(', ')}`;
}

interface SeekerJobCardProps {
  job: SeekerJobCardFragment;
  /** Offered by the viewer's own company, so not for them to apply to. */
  isOwn: boolean;
}

/** One job of the seeker's list: what, where, how much, and the way to its interview times. */
export function SeekerJobCard({ job, isOwn }: SeekerJobCardProps) {
  return (
    <Card component="article" aria-label={`${job.title} at ${job.companyName}`}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <CompanyLogo url={job.companyLogo} />
        <div className={classes.names}>
          <h2 className={classes.title}>
            <Link to={paths.user.job(job.id)} className={classes.titleLink}>
              {job.title}
            </Link>
          </h2>
          <Anchor component={Link} to={paths.user.company(job.companyId)} className={classes.company}>
            {job.companyName}
          </Anchor>
        </div>
      </Group>
      <ul className={classes.facts}>
        <Fact icon={IconMapPin}>{job.location}</Fact>
        <Fact icon={IconBriefcase}>{EMPLOYMENT_TYPE_LABELS[job.employmentType]}</Fact>
        {job.salary ? (
          <Fact icon={IconCash}>
            <SalaryText formatted={job.salary.formatted} />
          </Fact>
        ) : null}
        <Fact icon={IconCalendarEvent}>{interviewsOf(job)}</Fact>
      </ul>
      <div className={classes.skills}>
        <SkillList skills={job.skills} limit={skillsShown} label="Required skills" />
      </div>
      <div className={classes.foot}>
        <span className={classes.posted}>
          Posted <DateText value={job.createdAt} />
        </span>
        {isOwn ? (
          <Text size="sm">Your own company's job</Text>
        ) : (
          <Button
            component={Link}
            to={paths.user.job(job.id)}
            state={applyNow}
            aria-label={`Apply Now: ${job.title} at ${job.companyName}`}
          >
            Apply Now
          </Button>
        )}
      </div>
    </Card>
  );
}
