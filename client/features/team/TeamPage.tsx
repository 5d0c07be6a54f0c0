import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { mayInCompany } from '../../../domain/company-rights';
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
import { RightsTable } from './RightsTable';
import classes from './Team.module.css';

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
