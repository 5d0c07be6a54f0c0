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
  { title: 'Main', entries: [{ label: 'Dashboard', to: paths.company.dashboard, icon: IconLayoutDashboard }] },
  {
    title: 'Job Management',
    entries: [
      {
        label: 'My Jobs',
        to: paths.company.jobs,
        icon: IconBriefcase,
        alsoUnder: ['/company/job/', '/company/jobs/'],
      },
      { label: 'Create Job', to: paths.company.createJob, icon: IconPlus },
    ],
  },
  {
    title: 'Applicant Management',
    entries: [
      {
        label: 'All Applicants',
        to: paths.company.allApplicants,
        icon: IconUsers,
        alsoUnder: ['/company/applicant/'],
      },
      { label: 'Upcoming Interviews', to: paths.company.upcomingInterviews, icon: IconCalendarEvent },
    ],
  },
  {
    title: 'Settings',
    entries: [
      {
        label: 'Buy Tokens',
        to: paths.company.buyToken,
        icon: IconCoin,
        alsoUnder: [paths.company.paymentSuccess, '/company/receipt/'],
      },
      { label: 'Company Profile', to: paths.company.profile, icon: IconBuilding },
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
