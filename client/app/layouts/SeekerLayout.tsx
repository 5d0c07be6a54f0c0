import { IconCalendarEvent, IconFileCheck, IconLayoutDashboard, IconSearch, IconUser } from '../../icons';
import { paths } from '../paths';
import { useViewer } from '../session';
import type { NavSection } from './PortalNav';
import { PortalShell } from './PortalShell';
import { WhoAmI } from './WhoAmI';

const sections: NavSection[] = [
  {
    entries: [
      { name: 'dashboard', to: paths.user.dashboard, icon: IconLayoutDashboard },
      {
        name: 'findJobs',
        to: paths.user.jobs,
        icon: IconSearch,
        alsoUnder: ['/user/job/', '/user/company/', paths.user.savedSearches],
      },
      { name: 'appliedJobs', to: paths.user.applied, icon: IconFileCheck, alsoUnder: ['/user/application/'] },
      { name: 'interviewCalendar', to: paths.user.interviewCalendar, icon: IconCalendarEvent },
      { name: 'profile', to: paths.user.profile, icon: IconUser, alsoUnder: [paths.user.privacy] },
    ],
  },
];

export function SeekerLayout() {
  const { seeker, email } = useViewer();
  return (
    <PortalShell
      home={paths.user.dashboard}
      identity={<WhoAmI name={seeker?.fullName || email} email={email} imageUrl={seeker?.pictureUrl} />}
      sections={sections}
    />
  );
}
