import { useTranslations } from 'use-intl/react';
import { COMPANY_RIGHTS, CompanyRole, mayInCompany, type CompanyRight } from '../../../domain/company-rights';
import { SectionCard } from '../../components/SectionCard';
import { IconCheck } from '../../icons';
import classes from './Team.module.css';

const RIGHTS = Object.keys(COMPANY_RIGHTS) as CompanyRight[];
const ROLES = Object.values(CompanyRole);

/** The table of rights, in words. */
export function RightsTable() {
  const t = useTranslations('team.rights');
  const roles = useTranslations('team.roles');
  return (
    <div className={classes.whole}>
      <SectionCard title={t('title')}>
        <table className={classes.rights}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {roles(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row">{t(right)}</th>
                {ROLES.map((role) => (
                  <td key={role}>
                    <May may={mayInCompany(role, right)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SectionCard>
    </div>
  );
}

function May({ may }: { may: boolean }) {
  const t = useTranslations('team.rights');
  return (
    <span className={classes.may} data-no={!may || undefined}>
      {may ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
      <span>{t(may ? 'yes' : 'no')}</span>
    </span>
  );
}
