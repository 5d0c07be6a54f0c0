import { IconCalendarEvent, IconFileCheck, IconLayoutDashboard, IconSearch, IconUser } from '../../icons';
import { paths } from '../paths';
import { useViewer } from '../session';
import type { NavEntry } from './PortalNav';
import { PortalShell } from './PortalShell';
import { TabBar } from './TabBar';
import { WhoAmI } from './WhoAmI';

const entries: NavEntry[] = [
  { text: 'portal.nav.dashboard', to: paths.user.dashboard, icon: IconLayoutDashboard },
  {
    text: 'portal.nav.findJobs',
    shortText: 'portal.tabs.find',
    to: paths.user.jobs,
    icon: IconSearch,
    alsoUnder: ['/user/job/', '/user/company/', paths.user.savedSearches],
  },
  {
    text: 'portal.nav.appliedJobs',
    shortText: 'portal.tabs.applied',
    to: paths.user.applied,
    icon: IconFileCheck,
    alsoUnder: ['/user/application/'],
  },
  {
    text: 'portal.nav.interviewCalendar',
    shortText: 'portal.tabs.calendar',
    to: paths.user.interviewCalendar,
    icon: IconCalendarEvent,
  },
  { text: 'portal.nav.profile', to: paths.user.profile, icon: IconUser, alsoUnder: [paths.user.privacy] },
];

export function SeekerLayout() {
  const { seeker, email } = useViewer();
  return (
    <PortalShell
      home={paths.user.dashboard}
      identity={<WhoAmI name={seeker?.fullName || email} email={email} imageUrl={seeker?.pictureUrl} />}
      sections={[{ entries }]}
      tabs={<TabBar entries={entries} />}
    />
  );
}
