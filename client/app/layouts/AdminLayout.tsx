import { useTranslations } from 'use-intl/react';
import {
  IconAlertTriangle,
  IconBriefcase,
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
import { paths, patterns } from '../../../domain/paths';
import { useViewer } from '../session';
import type { NavSection } from './PortalNav';
import { PortalShell } from './PortalShell';
import { AccountSummary } from './AccountSummary';

const sections: NavSection[] = [
  {
    entries: [
      { text: 'portal.nav.dashboard', to: paths.admin.dashboard, icon: IconLayoutDashboard },
      { text: 'adminMenu.companyVerification', to: paths.admin.companyVerification, icon: IconShieldCheck },
      {
        text: 'adminMenu.companies',
        to: paths.admin.companies,
        icon: IconBuilding,
        alsoUnder: ['/admin/company-details/', patterns.adminCompanyWithoutId, '/admin/job/'],
      },
      { text: 'adminMenu.users', to: paths.admin.users, icon: IconUsers, alsoUnder: ['/admin/user/'] },
      {
        text: 'adminMenu.applications',
        to: paths.admin.applications,
        icon: IconFileText,
        alsoUnder: ['/admin/application/'],
      },
      { text: 'adminMenu.tokenTransactions', to: paths.admin.tokenTransactions, icon: IconReceipt },
      { text: 'adminMenu.flaggedPayments', to: paths.admin.flaggedPayments, icon: IconFlag },
      { text: 'adminMenu.flaggedPostings', to: paths.admin.flaggedPostings, icon: IconBriefcase },
      { text: 'adminMenu.reports', to: paths.admin.reports, icon: IconAlertTriangle },
      { text: 'adminMenu.oversight', to: paths.admin.oversight, icon: IconEye },
      { text: 'adminMenu.auditTrail', to: paths.admin.auditTrail, icon: IconHistory },
      { text: 'adminMenu.playground', to: paths.admin.playground, icon: IconTerminal2, isDocument: true },
      { text: 'adminMenu.security', to: paths.admin.security, icon: IconLock },
    ],
  },
];

export function AdminLayout() {
  const t = useTranslations('portal');
  const { adminName, email } = useViewer();
  return (
    <PortalShell
      home={paths.admin.dashboard}
      identity={<AccountSummary name={adminName ?? t('administrator')} email={email} />}
      sections={sections}
    />
  );
}
