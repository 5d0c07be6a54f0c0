import { useTranslations } from 'use-intl/react';
import { IconAlertTriangle } from '../../icons';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UserText } from '../../components/UserText';
import { hints } from '../hints';
import { paths } from '../../../domain/paths';
import { useViewer, type ViewerCompany } from '../session';
import { Banner } from './Banner';
import { WaitingBanner } from './WaitingBanner';

function ProfileLink({ children }: { children: ReactNode }) {
  return <Link to={paths.company.profile}>{children}</Link>;
}

/** What an administrator wrote about the decision. */
function Reason({ written }: { written: string | null | undefined }) {
  const t = useTranslations('portal.verification');
  const reason = written?.trim();
  return (
    <UserText multiline size="sm" translate="yes">
      {reason ? t('reason', { reason }) : t('noReason')}
    </UserText>
  );
}

/** What keeps a company from its applicants, and what happens next. */
export function VerificationBanner({ company }: { company: ViewerCompany }) {
  const t = useTranslations('portal.verification');
  const { id: accountId } = useViewer();
  const isWaiting = !company.isVerified && !company.isRejected;
  useEffect(() => {
    // The next time the company waits, the banner is shown in full again.
    if (!isWaiting) hints.setReadWaitingBanner(accountId, false);
  }, [isWaiting, accountId]);

  if (company.isVerified) return null;
  if (company.isRevoked) {
    return (
      <Banner role="alert" tone="rejected" title={t('revoked')} icon={IconAlertTriangle}>
        <Reason written={company.revocationNote} />
        <p>{t.rich('afterRevocation', { profile: (text) => <ProfileLink>{text}</ProfileLink> })}</p>
      </Banner>
    );
  }
  if (isWaiting)
    return <WaitingBanner companyId={company.id} profileLink={(text) => <ProfileLink>{text}</ProfileLink>} />;
  return (
    <Banner role="alert" tone="rejected" title={t('rejected')} icon={IconAlertTriangle}>
      <Reason written={company.rejectionReason} />
      <p>{t.rich('afterRejection', { profile: (text) => <ProfileLink>{text}</ProfileLink> })}</p>
    </Banner>
  );
}
