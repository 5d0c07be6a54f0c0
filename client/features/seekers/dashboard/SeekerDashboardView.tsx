import { useTranslations } from 'use-intl/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { hints } from '../../../app/hints';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../components/EmptyState';
import { LightLinkButton } from '../../../components/LightButton';
import { InstallOffer } from '../../../components/OwnPhone/InstallOffer';
import { OwnPhoneQuestion } from '../../../components/OwnPhone/OwnPhoneQuestion';
import { PageHeader } from '../../../components/PageHeader';
import { SeekerProposals } from '../../reschedules/proposals/SeekerProposals';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerDashboardQuery } from '../../../graphql/generated';
import {
  ActivityCard,
  ApplicationsCard,
  ProfileCompletionCard,
  UpcomingInterviewCard,
  UpcomingInterviewLine,
} from './DashboardCards';
import { RecentApplications } from './RecentApplications';
import { RecommendedJobs } from './RecommendedJobs';
import { WaitingApplications } from './WaitingApplications';
import classes from './SeekerDashboard.module.css';
import { CheckList } from '../../../components/CheckList';

/** The way from an account to an interview, for someone who has not applied yet. The card above asks for the profile. */
function FirstSteps() {
  const t = useTranslations('seeker.dashboard.firstSteps');
  return (
    <SectionCard title={t('title')}>
      <CheckList
        done={t('done')}
        steps={[
          { isDone: false, step: <Link to={paths.user.jobs}>{t('apply')}</Link> },
          { isDone: false, step: t('interview') },
        ]}
      />
    </SectionCard>
  );
}

type Dashboard = SeekerDashboardQuery['seekerDashboard'];

/** The name by which people are addressed. */
const firstNameOf = (fullName: string): string => fullName.split(' ')[0] || fullName;

/** Whether this browser has shown the dashboard of this seeker before; the result stays for this visit. */
function useIsBack(seekerId: string): boolean {
  const [isBack] = useState(() => hints.lastWelcomedSeeker() === seekerId);
  useEffect(() => hints.setLastWelcomedSeeker(seekerId), [seekerId]);
  return isBack;
}

function Welcome({ seeker: { id, fullName } }: Pick<Dashboard, 'seeker'>) {
  const t = useTranslations('seeker');
  const isBack = useIsBack(id);
  return (
    <PageHeader
      title={t(isBack ? 'dashboard.welcomeBack' : 'dashboard.welcome', { name: firstNameOf(fullName) })}
      tabTitle={t('titles.dashboard')}
      context={t('dashboard.lead')}
      action={
        <LightLinkButton to={paths.user.jobs} look="secondary">
          {t('dashboard.findJobs')}
        </LightLinkButton>
      }
    />
  );
}

function BrowseJobs() {
  const t = useTranslations('seeker.dashboard');
  return (
    <LightLinkButton to={paths.user.jobs} look="secondary">
      {t('browseJobs')}
    </LightLinkButton>
  );
}

interface SeekerDashboardViewProps {
  dashboard: Dashboard;
  proposals: SeekerDashboardQuery['proposalsToAnswer'];
}

/** What is next, what waits for an answer, what to apply to, and the figures. */
export function SeekerDashboardView({ dashboard, proposals }: SeekerDashboardViewProps) {
  const t = useTranslations('seeker.dashboard');
  const { seeker, upcomingInterview, applicationCounts, recommendedJobs, recentApplications } = dashboard;
  const isProfileFull = seeker.profileCompletion === 100;
  return (
    <>
      <Welcome seeker={seeker} />
      <InstallOffer />
      <div className={classes.dashboard}>
        <div className={classes.column}>
          {isProfileFull && upcomingInterview ? (
            <UpcomingInterviewCard interview={upcomingInterview} />
          ) : (
            <ProfileCompletionCard seeker={seeker} />
          )}
          {!isProfileFull && upcomingInterview ? <UpcomingInterviewLine interview={upcomingInterview} /> : null}
          {upcomingInterview ? <OwnPhoneQuestion isCompany={false} /> : null}
          <SeekerProposals proposals={proposals} />
          {applicationCounts.total === 0 ? <FirstSteps /> : null}
          <WaitingApplications applications={dashboard.waitingApplications} />
        </div>
        <div className={classes.column}>
          <SectionCard title={t('recommended.title')}>
            {recommendedJobs.length > 0 ? (
              <RecommendedJobs jobs={recommendedJobs} />
            ) : (
              <EmptyState drawing="jobs" action={<BrowseJobs />}>
                {t('recommended.none')}
              </EmptyState>
            )}
          </SectionCard>
          <div className={classes.numbers}>
            <ApplicationsCard counts={applicationCounts} />
            <ActivityCard dashboard={dashboard} />
          </div>
        </div>
        <div className={classes.whole}>
          <SectionCard
            title={t('recent.title')}
            aside={
              recentApplications.length > 0 ? (
                <Link to={paths.user.applied} className={classes.link}>
                  {t('recent.viewAll')}
                </Link>
              ) : null
            }
          >
            {recentApplications.length > 0 ? (
              <RecentApplications applications={recentApplications} />
            ) : (
              <EmptyState drawing="applications" action={<BrowseJobs />}>
                {t('recent.none')}
              </EmptyState>
            )}
          </SectionCard>
        </div>
      </div>
    </>
  );
}
