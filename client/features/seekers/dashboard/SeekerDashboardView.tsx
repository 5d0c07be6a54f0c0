import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { hints } from '../../../app/hints';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerDashboardQuery } from '../../../graphql/generated';
import { ActivityCard, ApplicationsCard, ProfileCompletionCard, UpcomingInterviewCard } from './DashboardCards';
import { RecentApplications } from './RecentApplications';
import { RecommendedJobs } from './RecommendedJobs';
import classes from './SeekerDashboard.module.css';

export type Dashboard = SeekerDashboardQuery['seekerDashboard'];

/** The name people answer to. */
const firstNameOf = (fullName: string): string => fullName.split(' ')[0] || fullName;

/** Whether this browser has shown the dashboard of this seeker before; the answer stays for this visit. */
function useIsBack(seekerId: string): boolean {
  const [isBack] = useState(() => hints.lastWelcomedSeeker() === seekerId);
  useEffect(() => hints.setLastWelcomedSeeker(seekerId), [seekerId]);
  return isBack;
}

function WelcomeBanner({ seeker: { id, fullName } }: { seeker: Dashboard['seeker'] }) {
  const t = useTranslations('seeker.dashboard');
  const isBack = useIsBack(id);
  return (
    <header className={classes.banner}>
      <div>
        <h1 className={classes.welcome}>{t(isBack ? 'welcomeBack' : 'welcome', { name: firstNameOf(fullName) })}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </div>
      <Button component={Link} to={paths.user.jobs} className={classes.find}>
        {t('findJobs')}
      </Button>
    </header>
  );
}

function BrowseJobs() {
  const t = useTranslations('seeker.dashboard');
  return (
    <Button component={Link} to={paths.user.jobs} variant="default">
      {t('browseJobs')}
    </Button>
  );
}

/** Welcome, the three cards, what to apply to next, and the newest applications. */
export function SeekerDashboardView({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('seeker.dashboard');
  const { seeker, upcomingInterview, recommendedJobs, recentApplications } = dashboard;
  return (
    <Stack gap="lg">
      <WelcomeBanner seeker={seeker} />
      <div className={classes.cards}>
        {seeker.profileCompletion === 100 && upcomingInterview ? (
          <UpcomingInterviewCard interview={upcomingInterview} />
        ) : (
          <ProfileCompletionCard percent={seeker.profileCompletion} />
        )}
        <ApplicationsCard counts={dashboard.applicationCounts} />
        <ActivityCard dashboard={dashboard} />
      </div>
      <SectionCard title={t('recommended.title')}>
        {recommendedJobs.length > 0 ? (
          <RecommendedJobs jobs={recommendedJobs} />
        ) : (
          <EmptyState drawing="jobs" action={<BrowseJobs />}>
            {t('recommended.none')}
          </EmptyState>
        )}
      </SectionCard>
      <SectionCard
        title={t('recent.title')}
        aside={
          recentApplications.length > 0 ? (
            <Anchor component={Link} to={paths.user.applied} className={classes.all}>
              {t('recent.viewAll')}
            </Anchor>
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
    </Stack>
  );
}
