import { IconFileText } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { StatusBadge } from '../../../components/StatusBadge';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';
import { Missing } from '../cells/Missing';
import { UserText } from '../../../components/UserText';
import classes from '../cells/Cells.module.css';

/** The way to the details, over one quiet line. */
export function CompanyNameCell({ company, children }: { company: AdminCompanyRowFragment; children: ReactNode }) {
  return (
    <div>
      <Link to={paths.admin.companyDetails(company.id)} className={classes.name}>
        <UserText>{company.companyName}</UserText>
      </Link>
      <div className={classes.email}>{children}</div>
    </div>
  );
}

export function DeedLink({ companyName, deedUrl }: { companyName: string; deedUrl: string | null | undefined }) {
  const t = useTranslations('adminLists.companies');
  if (!deedUrl) return <Missing>{t('noDeed')}</Missing>;
  return (
    <a
      href={deedUrl}
      target="_blank"
      rel="noopener"
      className={classes.deed}
      aria-label={t('viewDeedOf', { company: companyName })}
    >
      <IconFileText size={16} stroke={1.75} aria-hidden />
      {t('viewDeed')}
    </a>
  );
}

export function CompanyStatus({ company }: { company: AdminCompanyRowFragment }) {
  return <StatusBadge status={company.records?.verificationStatus ?? 'PENDING'} />;
}
