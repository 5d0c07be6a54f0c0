import { useTranslations } from 'use-intl/react';
import {
  IconBell,
  IconBookmark,
  IconCalendarEvent,
  IconFileCheck,
  IconLayoutDashboard,
  IconLock,
  IconSearch,
  IconShieldCheck,
  IconUser,
} from '../../icons';
import { useLocation, Link } from 'react-router-dom';
import { paths, patterns } from '../../../domain/paths';
import { useViewer } from '../session';
import { type NavEntry, type NavSection, isCurrent } from './PortalNav';
import { PortalShell } from './PortalShell';
import { AccountSummary } from './AccountSummary';
import classes from './TabBar.module.css';

/** These pages have a bar of their own at the bottom. */
const withOwnBar = ['/user/job/', '/user/application/'];

/** The pages of a portal within reach of the thumb, on phones. The menu has them too. */
function TabBar({ entries }: { entries: readonly NavEntry[] }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  if (withOwnBar.some((prefix) => pathname.startsWith(prefix))) return null;
  return (
    <nav aria-label={t('portal.tabs.label')} className={classes.bar} data-bottom-bar="tabs">
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={isCurrent(pathname, entry) ? 'page' : undefined}>
          <entry.icon size={24} stroke={1.75} aria-hidden />
          <span>{t(entry.shortText ?? entry.text)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The five that phones have as tabs as well. */
const entries: NavEntry[] = [
  { text: 'portal.nav.dashboard', to: paths.user.dashboard, icon: IconLayoutDashboard },
  {
    text: 'portal.nav.findJobs',
    shortText: 'portal.tabs.find',
    to: paths.user.jobs,
    icon: IconSearch,
    alsoUnder: ['/user/job/', '/user/company/', patterns.userJobWithoutId, patterns.userCompanyWithoutId],
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
  { text: 'portal.nav.profile', to: paths.user.profile, icon: IconUser },
];

const more: NavEntry[] = [
  { text: 'portal.nav.savedSearches', to: paths.user.savedSearches, icon: IconBookmark },
  { text: 'portal.nav.notifications', to: paths.user.notifications, icon: IconBell },
  { text: 'portal.nav.security', to: paths.user.security, icon: IconLock },
  { text: 'portal.nav.privacy', to: paths.user.privacy, icon: IconShieldCheck },
];

/** The pages that phones reach from a tab's page, as the tab bar has no room for them. */
const reachedFrom: Record<string, string[]> = {
  [paths.user.jobs]: [paths.user.savedSearches],
  [paths.user.profile]: [paths.user.security, paths.user.privacy, paths.user.notifications],
};
const tabs = entries.map((entry) => ({
  ...entry,
  alsoUnder: [...(entry.alsoUnder ?? []), ...(reachedFrom[entry.to] ?? [])],
}));

const sections: NavSection[] = [{ entries }, { name: 'settings', entries: more }];

export function SeekerLayout() {
  const { seeker, email } = useViewer();
  const { pathname } = useLocation();
  return (
    <PortalShell
      home={paths.user.dashboard}
      identity={<AccountSummary name={seeker?.fullName || email} email={email} imageUrl={seeker?.pictureUrl} />}
      sections={sections}
      tabs={<TabBar entries={tabs} />}
      hasTimes={pathname.startsWith(paths.user.job(''))}
    />
  );
}
