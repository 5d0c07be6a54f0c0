import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerDashboardApplicationFragment } from '../../../graphql/generated';
import classes from './RecentApplications.module.css';

function Row({ application }: { application: SeekerDashboardApplicationFragment }) {
  const { id, jobTitle, companyName, applicationDate, status } = application;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.position}>
        <Link to={paths.user.application(id)} className={classes.link}>
          {jobTitle || UNKNOWN_POSITION}
        </Link>
      </Table.Td>
      <Table.Td className={classes.company}>{companyName || UNKNOWN_COMPANY}</Table.Td>
      <Table.Td className={classes.date}>
        <DateText value={applicationDate} />
      </Table.Td>
      <Table.Td className={classes.status}>
        <StatusBadge status={status} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The five newest applications; a table that becomes cards on small screens. */
export function RecentApplications({ applications }: { applications: readonly SeekerDashboardApplicationFragment[] }) {
  return (
    <Table className={classes.table}>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          <Table.Th>Position</Table.Th>
          <Table.Th>Company</Table.Th>
          <Table.Th>Applied</Table.Th>
          <Table.Th>Status</Table.Th>
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
