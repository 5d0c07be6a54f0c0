import { useTranslations } from 'use-intl/react';
import {
  IconAlertTriangle,
  IconBuilding,
  IconEye,
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
      { name: 'dashboard', to: paths.admin.dashboard, icon: IconLayoutDashboard },
      { name: 'companyVerification', to: paths.admin.companyVerification, icon: IconShieldCheck },
      {
        name: 'companies',
        to: paths.admin.companies,
        icon: IconBuilding,
        alsoUnder: ['/admin/company-details/', '/admin/job/'],
      },
      { name: 'users', to: paths.admin.users, icon: IconUsers, alsoUnder: ['/admin/user/'] },
      { name: 'applications', to: paths.admin.applications, icon: IconFileText, alsoUnder: ['/admin/application/'] },
      { name: 'tokenTransactions', to: paths.admin.tokenTransactions, icon: IconReceipt },
      { name: 'flaggedPayments', to: paths.admin.flaggedPayments, icon: IconFlag },
      { name: 'flaggedPostings', to: paths.admin.flaggedPostings, icon: IconEye },
      { name: 'reports', to: paths.admin.reports, icon: IconAlertTriangle },
      { name: 'oversight', to: paths.admin.oversight, icon: IconEye },
      { name: 'auditTrail', to: paths.admin.auditTrail, icon: IconHistory },
      { name: 'playground', to: paths.admin.playground, icon: IconTerminal2, isDocument: true },
      { name: 'security', to: paths.admin.security, icon: IconLock },
    ],
  },
];

export function AdminLayout() {
  const t = useTranslations('portal');
  const { adminName, email } = useViewer();
  return (
    <PortalShell
      home={paths.admin.dashboard}
      identity={<WhoAmI name={adminName ?? t('administrator')} email={email} />}
      sections={sections}
    />
  );
}
