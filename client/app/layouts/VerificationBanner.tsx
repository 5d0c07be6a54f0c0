import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '../../icons';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NO_REJECTION_REASON } from '../../../domain/verification';
import { AsWritten } from '../../components/AsWritten';
import { hints } from '../hints';
import { paths } from '../paths';
import { hasRoute } from '../route-table';
import { useViewer, type ViewerCompany } from '../session';
import classes from './VerificationBanner.module.css';
import { WaitingBanner } from './WaitingBanner';

function ProfileLink({ children }: { children: string }) {
  if (!hasRoute(paths.company.profile)) return null;
  return (
    <Anchor component={Link} to={paths.company.profile} inherit fw={600} underline="always" c="inherit">
      {children}
    </Anchor>
  );
}

/** What keeps a company from its applicants, and what happens next. */
export function VerificationBanner({ company }: { company: ViewerCompany }) {
  const { id: accountId } = useViewer();
  const isWaiting = !company.isVerified && !company.isRejected;
  useEffect(() => {
    // The next time that the company has to wait, it is told in full again.
    if (!isWaiting) hints.setReadWaitingBanner(accountId, false);
  }, [isWaiting, accountId]);

  if (company.isVerified) return null;
  if (company.isRevoked) {
    return (
      <Alert
        color="red"
        title="Your verification was revoked"
        icon={<IconAlertTriangle aria-hidden />}
        className={classes.banner}
      >
        <AsWritten size="sm">Reason: {company.revocationNote?.trim() || NO_REJECTION_REASON}</AsWritten>
        <Text size="sm" mt={4}>
          Your postings are invisible to job seekers until an administrator verifies your company again.{' '}
          <ProfileLink>Check the profile</ProfileLink>
        </Text>
      </Alert>
    );
  }
  if (isWaiting)
    return <WaitingBanner companyId={company.id} profileLink={(text) => <ProfileLink>{text}</ProfileLink>} />;
  return (
    <Alert
      color="red"
      title="Your company was not verified"
      icon={<IconAlertTriangle aria-hidden />}
      className={classes.banner}
    >
      <AsWritten size="sm">Reason: {company.rejectionReason?.trim() || NO_REJECTION_REASON}</AsWritten>
      <Text size="sm" mt={4}>
        Your postings stay invisible to job seekers. Correct your profile and save it: that sends it to an administrator
        again. <ProfileLink>Correct the profile</ProfileLink>
      </Text>
    </Alert>
  );
}
