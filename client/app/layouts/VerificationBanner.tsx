import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { hasRoute } from '../route-table';
import type { ViewerCompany } from '../session';
import classes from './VerificationBanner.module.css';

const noReason = 'No specific reason provided.';

function ProfileLink({ children }: { children: string }) {
  if (!hasRoute(paths.company.profile)) return null;
  return (
    <Anchor component={Link} to={paths.company.profile} inherit fw={600} underline="always" c="inherit">
      {children}
    </Anchor>
  );
}

/** What stands between a company and its applicants, what is missing, and what happens next. */
export function VerificationBanner({ company }: { company: ViewerCompany }) {
  if (company.isVerified) return null;
  if (company.isRejected) {
    return (
      <Alert
        color="red"
        title="Your company was not verified"
        icon={<IconAlertTriangle aria-hidden />}
        className={classes.banner}
      >
        <Text size="sm">Reason: {company.rejectionReason?.trim() || noReason}</Text>
        <Text size="sm" mt={4}>
          Your postings stay invisible to job seekers. Correct your profile and save it: that sends it to an
          administrator again. <ProfileLink>Correct the profile</ProfileLink>
        </Text>
      </Alert>
    );
  }
  if (company.isRevoked) {
    return (
      <Alert color="red" title="Your verification was revoked" icon={<IconAlertTriangle aria-hidden />} className={classes.banner}>
        <Text size="sm">Reason: {company.revocationNote?.trim() || noReason}</Text>
        <Text size="sm" mt={4}>
          Your postings are invisible to job seekers until an administrator verifies your company again.{' '}
          <ProfileLink>Check the profile</ProfileLink>
        </Text>
      </Alert>
    );
  }
  return (
    <Alert
      color="amber"
      title="Waiting for verification"
      icon={<IconHourglass aria-hidden />}
      className={classes.banner}
    >
      <Text size="sm">
        Your postings are invisible to job seekers until an administrator verifies your company.
      </Text>
      <Text size="sm" mt={4}>
        What is missing: the administrator’s look at your company name, address, NPWP and deed of establishment, so
        please have them complete. What happens next: we e-mail you the decision, and your open jobs appear by
        themselves. <ProfileLink>Check the profile</ProfileLink>
      </Text>
    </Alert>
  );
}
