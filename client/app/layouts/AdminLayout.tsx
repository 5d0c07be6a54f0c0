import {
  IconBuilding,
  IconFileText,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconLock,
  IconReceipt,
  IconShieldCheck,
  IconTerminal2,
  IconUsers,
} from '../../icons';
import { paths } from '../paths';
import { useViewer } from '../session';
import type { NavSection } from './PortalNav';
import { PortalShell } from './PortalShell';
import { WhoAmI } from './WhoAmI';

const sections: NavSection[] = [
  {
    entries: [
      { label: 'Dashboard', to: paths.admin.dashboard, icon: IconLayoutDashboard },
      { label: 'Company Verification', to: paths.admin.companyVerification, icon: IconShieldCheck },
      {
        label: 'Companies',
        to: paths.admin.companies,
        icon: IconBuilding,
        alsoUnder: ['/admin/company-details/', '/admin/job/'],
      },
      { label: 'Users', to: paths.admin.users, icon: IconUsers, alsoUnder: ['/admin/user/'] },
      { label: 'Applications', to: paths.admin.applications, icon: IconFileText, alsoUnder: ['/admin/application/'] },
      { label: 'Token Transactions', to: paths.admin.tokenTransactions, icon: IconReceipt },
      { label: 'Flagged Payments', to: paths.admin.flaggedPayments, icon: IconFlag },
      { label: 'Audit Trail', to: paths.admin.auditTrail, icon: IconHistory },
      { label: 'Playground', to: paths.admin.playground, icon: IconTerminal2, isDocument: true },
      { label: 'Security', to: paths.admin.security, icon: IconLock },
    ],
  },
];

export function AdminLayout() {
  const { adminName, email } = useViewer();
  return (
    <PortalShell
      home={paths.admin.dashboard}
      identity={<WhoAmI name={adminName ?? 'Administrator'} email={email} />}
      sections={sections}
    />
  );
}
