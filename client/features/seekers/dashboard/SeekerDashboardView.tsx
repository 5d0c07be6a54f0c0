import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { hints } from '../../../app/hints';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerDashboardQuery } from '../../../graphql/generated';
import { setPageTitle } from '../../../lib/page-title';
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
  const isBack = useIsBack(id);
  return (
    <header className={classes.banner}>
      <div>
        <h1 className={classes.welcome}>
          {isBack ? 'Welcome back' : 'Welcome'}, {firstNameOf(fullName)}!
        </h1>
        <p className={classes.lead}>Find a job, pick an interview time, and you have applied.</p>
      </div>
      <Button component={Link} to={paths.user.jobs} className={classes.find}>
        Find Jobs
      </Button>
    </header>
  );
}

const browseJobs = (
  <Button component={Link} to={paths.user.jobs} variant="default">
    Browse Jobs
  </Button>
);

/** Welcome, the three cards, what to apply to next, and the newest applications. */
export function SeekerDashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { seeker, upcomingInterview, recommendedJobs, recentApplications } = dashboard;
  useEffect(() => setPageTitle('Dashboard'), []);
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
      <SectionCard title="Recommended For You">
        {recommendedJobs.length > 0 ? (
          <RecommendedJobs jobs={recommendedJobs} />
        ) : (
          <EmptyState drawing="jobs" action={browseJobs}>
            There are no open jobs that you have not applied to right now.
          </EmptyState>
        )}
      </SectionCard>
      <SectionCard
        title="Recent Applications"
        aside={
          recentApplications.length > 0 ? (
            <Anchor component={Link} to={paths.user.applied} className={classes.all}>
              View all
            </Anchor>
          ) : null
        }
      >
        {recentApplications.length > 0 ? (
          <RecentApplications applications={recentApplications} />
        ) : (
          <EmptyState drawing="applications" action={browseJobs}>
            You have not applied to any job yet.
          </EmptyState>
        )}
      </SectionCard>
    </Stack>
  );
}
