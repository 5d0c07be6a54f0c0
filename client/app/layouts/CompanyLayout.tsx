import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCoin,
  IconLayoutDashboard,
  IconPlus,
  IconUsers,
} from '../../icons';
import { paths } from '../paths';
import { useViewer } from '../session';
import { CompanyTokenChip } from './CompanyTokenChip';
import type { NavSection } from './PortalNav';
import { PortalShell } from './PortalShell';
import { VerificationBanner } from './VerificationBanner';
import { WhoAmI } from './WhoAmI';

const sections: NavSection[] = [
  { name: 'main', entries: [{ name: 'dashboard', to: paths.company.dashboard, icon: IconLayoutDashboard }] },
  {
    name: 'jobs',
    entries: [
      {
        name: 'myJobs',
        to: paths.company.jobs,
        icon: IconBriefcase,
        alsoUnder: ['/company/job/', '/company/jobs/'],
      },
      { name: 'createJob', to: paths.company.createJob, icon: IconPlus },
    ],
  },
  {
    name: 'applicants',
    entries: [
      {
        name: 'allApplicants',
        to: paths.company.allApplicants,
        icon: IconUsers,
        alsoUnder: ['/company/applicant/'],
      },
      { name: 'upcomingInterviews', to: paths.company.upcomingInterviews, icon: IconCalendarEvent },
    ],
  },
  {
    name: 'settings',
    entries: [
      {
        name: 'buyTokens',
        to: paths.company.buyToken,
        icon: IconCoin,
        alsoUnder: [paths.company.paymentSuccess, '/company/receipt/'],
      },
      {
        name: 'companyProfile',
        to: paths.company.profile,
        icon: IconBuilding,
        alsoUnder: [paths.company.privacy],
      },
    ],
  },
];

export function CompanyLayout() {
  const { company, email } = useViewer();
  return (
    <PortalShell
      home={paths.company.dashboard}
      identity={<WhoAmI name={company?.companyName ?? email} email={email} imageUrl={company?.logoUrl} />}
      sections={sections}
      headerExtra={company ? <CompanyTokenChip company={company} /> : null}
      banner={company ? <VerificationBanner company={company} /> : null}
    />
  );
}
