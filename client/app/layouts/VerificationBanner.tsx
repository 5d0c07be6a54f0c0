import { useTranslations } from 'use-intl/react';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '../../icons';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AsWritten } from '../../components/AsWritten';
import { hints } from '../hints';
import { paths } from '../paths';
import { hasRoute } from '../route-table';
import { useViewer, type ViewerCompany } from '../session';
import classes from './VerificationBanner.module.css';
import { WaitingBanner } from './WaitingBanner';

function ProfileLink({ children }: { children: ReactNode }) {
  if (!hasRoute(paths.company.profile)) return null;
  return (
    <Anchor component={Link} to={paths.company.profile} inherit fw={600} underline="always" c="inherit">
      {children}
    </Anchor>
  );
}

/** What an administrator wrote about the decision. */
function Reason({ written }: { written: string | null | undefined }) {
  const t = useTranslations('portal.verification');
  const reason = written?.trim();
  return (
    <AsWritten size="sm" translate="yes">
      {reason ? t('reason', { reason }) : t('noReason')}
    </AsWritten>
  );
}

/** What keeps a company from its applicants, and what happens next. */
export function VerificationBanner({ company }: { company: ViewerCompany }) {
  const t = useTranslations('portal.verification');
  const { id: accountId } = useViewer();
  const isWaiting = !company.isVerified && !company.isRejected;
  useEffect(() => {
    // The next time that the company has to wait, it is told in full again.
    if (!isWaiting) hints.setReadWaitingBanner(accountId, false);
  }, [isWaiting, accountId]);

  if (company.isVerified) return null;
  if (company.isRevoked) {
    return (
      <Alert color="red" title={t('revoked')} icon={<IconAlertTriangle aria-hidden />} className={classes.banner}>
        <Reason written={company.revocationNote} />
        <Text size="sm" mt={4}>
          {t.rich('afterRevocation', { profile: (text) => <ProfileLink>{text}</ProfileLink> })}
        </Text>
      </Alert>
    );
  }
  if (isWaiting)
    return <WaitingBanner companyId={company.id} profileLink={(text) => <ProfileLink>{text}</ProfileLink>} />;
  return (
    <Alert color="red" title={t('rejected')} icon={<IconAlertTriangle aria-hidden />} className={classes.banner}>
      <Reason written={company.rejectionReason} />
      <Text size="sm" mt={4}>
        {t.rich('afterRejection', { profile: (text) => <ProfileLink>{text}</ProfileLink> })}
      </Text>
    </Alert>
  );
}
