import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { dateIn, type TimeZone } from '../../../domain/time';
import { LightLinkButton } from '../../components/LightButton';
import { Sentence } from '../../components/Sentence';
import { SectionCard } from '../../components/SectionCard';
import { TimeText } from '../../components/TimeText';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import { IconCalendarTime, IconCircleCheck, IconClock, IconSwitchHorizontal, type Icon } from '../../icons';
import { useFormats } from '../../language/formats';
import { waitingLists } from '../reschedules/waiting/waiting-lists';
import classes from './CompanyDashboard.module.css';

interface LineProps {
  icon: Icon;
  title: string;
  detail?: ReactNode;
  action: string;
  to: string;
  isMain?: boolean;
}

function Line({ icon: LineIcon, title, detail, action, to, isMain }: LineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.mark}>
        <LineIcon size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.jobTitle}>{title}</span>
        {detail ? <span className={classes.quiet}>{detail}</span> : null}
      </span>
      <LightLinkButton to={to} look={isMain ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
        {action}
      </LightLinkButton>
    </li>
  );
}

/** `Tue Dec 1, 06:10 WIB`: on one line of a phone. */
function Moment({ value, zone }: { value: string; zone: TimeZone }) {
  const formats = useFormats();
  const date = dateIn(zone, new Date(value));
  return (
    <span>
      <span>{`${formats.shortWeekday(date)} ${formats.dayAndMonth(date)}, `}</span>
      <TimeText value={value} zone={zone} />
    </span>
  );
}

const [proposalList, , jobList] = waitingLists;

/** What a company has to do, in the order in which it ends, each with the way to do it. */
export function WaitingForCompany({ data }: { data: CompanyDashboardQuery }) {
  const t = useTranslations('company.dashboard.waiting');
  const strip = useTranslations('portal.waiting');
  const { companyDashboard, companyWaiting, proposalsToAnswer } = data;
  // One that was recorded stays on its page for some minutes, to be changed.
  const outcomesToTell = data.outcomesToTell.filter(
    ({ followUp }) => !followUp?.outcome || followUp.outcome === 'STILL_DECIDING',
  );
  const { pending } = companyDashboard.applicationCounts;
  const { answersToday, jobsWithoutTimes } = companyWaiting;
  const time = companyDashboard.nextChosenTime;
  const [first] = proposalsToAnswer;
  const until = first?.interviewRescheduleRequest?.expiresAt;
  const isNothing = !first && pending === 0 && jobsWithoutTimes === 0 && outcomesToTell.length === 0;
  return (
    <SectionCard isDense title={strip('title')}>
      {isNothing ? <p className={classes.nothing}>{t('nothing')}</p> : null}
      <ul className={classes.list}>
        {first ? (
          <Line
            icon={IconSwitchHorizontal}
            title={t('proposals', { count: proposalsToAnswer.length })}
            detail={
              until ? (
                <Sentence>
                  {t.rich('until', {
                    time: () => <Moment value={until} zone={first.selectedInterview.timeZone} />,
                  })}
                </Sentence>
              ) : null
            }
            action={t('answer')}
            to={proposalsToAnswer.length === 1 ? paths.company.applicant(first.id) : proposalList.to}
          />
        ) : null}
        {pending > 0 ? (
          <Line
            isMain
            icon={IconClock}
            title={t('applicants', { count: pending })}
            detail={
              answersToday > 0 ? (
                t('today', { count: answersToday })
              ) : time ? (
                <Sentence>
                  {t.rich('nextChosen', { time: () => <Moment value={time.startsAt} zone={time.timeZone} /> })}
                </Sentence>
              ) : null
            }
            action={t('review')}
            to={`${paths.company.allApplicants}?applicant=first`}
          />
        ) : null}
        {jobsWithoutTimes > 0 ? (
          <Line
            icon={IconCalendarTime}
            title={t('jobs', { count: jobsWithoutTimes })}
            action={t('addTimes')}
            to={jobList.to}
          />
        ) : null}
        {outcomesToTell.length > 0 ? (
          <Line
            icon={IconCircleCheck}
            title={t('outcomes', { count: outcomesToTell.length })}
            action={t('record')}
            to={paths.company.outcomes}
          />
        ) : null}
      </ul>
    </SectionCard>
  );
}
