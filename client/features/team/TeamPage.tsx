import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { mayInCompany, COMPANY_RIGHTS, CompanyRole, type CompanyRight } from '../../../domain/company-rights';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { PageHeader } from '../../components/PageHeader';
import { PageStatus } from '../../components/PageStatus';
import { useCompanyTeamQuery } from '../../graphql/generated';
import { InvitationList } from './InvitationList';
import { InviteForm } from './InviteForm';
import { MemberList } from './MemberList';
import { OwnerNews } from './OwnerNews';
import { OwnMembership } from './OwnMembership';
import classes from './Team.module.css';
import { SectionCard } from '../../components/SectionCard';
import { IconCheck } from '../../icons';

const RIGHTS = Object.keys(COMPANY_RIGHTS) as CompanyRight[];
const ROLES = Object.values(CompanyRole);

/** The table of rights, in words. */
function RightsTable() {
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

/** Who acts for the company, and what each may do. Only owners change it. */
export function TeamPage() {
  const t = useTranslations('team');
  const viewer = useViewer();
  const query = useCompanyTeamQuery();
  const members = query.data?.companyMembers;
  if (!members) return <PageStatus title={t('titles.team')} failed={t('loadFailed')} query={query} />;
  const mayManage = mayInCompany(viewer.companyRole, 'MANAGE_MEMBERS');
  const seen = mayInCompany(viewer.companyRole, 'READ_RECEIPTS') ? (
    <Anchor component={Link} to={paths.company.teamReceipts}>
      {t('members.seen')}
    </Anchor>
  ) : null;
  return (
    <>
      <PageHeader title={t('titles.team')} context={t('context', { count: members.length })} />
      <div className={classes.grid}>
        {mayManage ? <OwnerNews /> : null}
        <Stack gap="md">
          <MemberList members={members} mayManage={mayManage} aside={seen} />
          {mayManage ? <InvitationList /> : null}
        </Stack>
        <Stack gap="md">
          {mayManage ? <InviteForm /> : null}
          <OwnMembership />
        </Stack>
        <RightsTable />
      </div>
    </>
  );
}
