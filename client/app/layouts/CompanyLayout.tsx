import { useTranslations } from 'use-intl/react';
import {
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconCircleCheck,
  IconCoin,
  IconLayoutDashboard,
  IconLock,
  IconPlus,
  IconShieldCheck,
  IconUser,
  IconUsers,
} from '../../icons';
import { mayInCompany, type CompanyRole } from '../../../domain/company-rights';
import { paths } from '../../../domain/paths';
import { useViewer, type ViewerCompany } from '../session';
import { CompanyTokenChip } from './CompanyTokenChip';
import type { NavEntry, NavSection } from './PortalNav';
import { PortalShell } from './PortalShell';
import { VerificationBanner } from './VerificationBanner';
import { AccountSummary } from './AccountSummary';
import { WaitingCount, WaitingKeptFresh } from './WaitingCount';
import { useTokenBalanceQuery } from '../../graphql/generated';

/** The balance in the menu, as the header last read it: asking there is enough. */
export function MenuTokens({ company }: { company: ViewerCompany }) {
  const t = useTranslations('portal');
  const { data } = useTokenBalanceQuery({
    variables: { id: company.id },
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const balance = data?.company?.tokenBalance ?? undefined;
  return (
    <>
      <span>{balance === undefined ? '–' : balance.toLocaleString('id-ID')}</span>{' '}
      <span>{t('tokenWord', { count: balance ?? 0 })}</span>
    </>
  );
}

const STORE: NavEntry = {
  text: 'portal.nav.buyTokens',
  to: paths.company.buyToken,
  icon: IconCoin,
  alsoUnder: [paths.company.paymentSuccess, '/company/receipt/'],
};

/** The team's entry stands beside the profile; who may not buy tokens has no store. */
const sectionsOf = (role: CompanyRole | null): NavSection[] => [
  {
    name: 'main',
    entries: [
      { text: 'portal.nav.dashboard', to: paths.company.dashboard, icon: IconLayoutDashboard },
      { text: 'portal.nav.insights', to: paths.company.insights, icon: IconChartBar },
    ],
  },
  {
    name: 'jobs',
    entries: [
      {
        text: 'portal.nav.myJobs',
        to: paths.company.jobs,
        icon: IconBriefcase,
        count: <WaitingCount of="jobsWithoutTimes" />,
        alsoUnder: ['/company/job/', '/company/jobs/'],
      },
      { text: 'portal.nav.createJob', to: paths.company.createJob, icon: IconPlus },
    ],
  },
  {
    name: 'applicants',
    entries: [
      {
        text: 'portal.nav.allApplicants',
        to: paths.company.allApplicants,
        icon: IconUsers,
        count: <WaitingCount of="answersToday" />,
        alsoUnder: ['/company/applicant/'],
      },
      {
        text: 'portal.nav.upcomingInterviews',
        to: paths.company.upcomingInterviews,
        icon: IconCalendarEvent,
        count: <WaitingCount of="proposals" />,
      },
      { text: 'portal.nav.outcomes', to: paths.company.outcomes, icon: IconCircleCheck },
    ],
  },
  {
    name: 'settings',
    entries: [
      ...(mayInCompany(role, 'BUY_TOKENS') ? [STORE] : []),
      { text: 'portal.nav.team', to: paths.company.team, icon: IconUser },
      { text: 'portal.nav.companyProfile', to: paths.company.profile, icon: IconBuilding },
      { text: 'portal.nav.notifications', to: paths.company.notifications, icon: IconBell },
      { text: 'portal.nav.security', to: paths.company.security, icon: IconLock },
      { text: 'portal.nav.privacy', to: paths.company.privacy, icon: IconShieldCheck },
    ],
  },
];

export function CompanyLayout() {
  const { company, companyRole, email } = useViewer();
  return (
    <PortalShell
      home={paths.company.dashboard}
      identity={
        <AccountSummary
          name={company?.companyName ?? email}
          email={email}
          imageUrl={company?.logoUrl}
          tokens={company ? <MenuTokens company={company} /> : null}
        />
      }
      sections={sectionsOf(companyRole)}
      headerExtra={
        company ? (
          <>
            <CompanyTokenChip company={company} />
            <WaitingKeptFresh />
          </>
        ) : null
      }
      banner={company ? <VerificationBanner company={company} /> : null}
    />
  );
}
