import { useTranslations } from 'use-intl/react';
import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { SeekerDashboardApplicationFragment } from '../../../graphql/generated';
import classes from './RecentApplications.module.css';

function Row({ application }: { application: SeekerDashboardApplicationFragment }) {
  const t = useTranslations('seeker.dashboard.recent');
  const { id, jobTitle, companyName, applicationDate, status, interview } = application;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.position}>
        <Link to={paths.user.application(id)} className={classes.link}>
          {jobTitle ? <span translate="no">{jobTitle}</span> : t('unknownPosition')}
        </Link>
      </Table.Td>
      <Table.Td className={classes.company}>
        {companyName ? <span translate="no">{companyName}</span> : t('unknownCompany')}
      </Table.Td>
      <Table.Td className={classes.date}>
        <DateText value={applicationDate} />
      </Table.Td>
      <Table.Td className={classes.status}>
        <ApplicationBadges status={status} interview={interview} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The five newest applications; a table that becomes cards on small screens. */
export function RecentApplications({ applications }: { applications: readonly SeekerDashboardApplicationFragment[] }) {
  const t = useTranslations('seeker.dashboard.recent');
  return (
    <Table className={classes.table}>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          <Table.Th>{t('position')}</Table.Th>
          <Table.Th>{t('company')}</Table.Th>
          <Table.Th>{t('applied')}</Table.Th>
          <Table.Th>{t('status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
