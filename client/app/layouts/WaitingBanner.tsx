import { Alert, Button, Text } from '@mantine/core';
import { IconHourglass } from '../../icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useVerificationPapersQuery, type VerificationPapersQuery } from '../../graphql/generated';
import { hints } from '../hints';
import { useViewer } from '../session';
import classes from './VerificationBanner.module.css';

const smallClasses = { root: classes.small, wrapper: classes.line, icon: classes.lineIcon, message: classes.lineText };

type Papers = VerificationPapersQuery['company'] | undefined;

/** What the profile does not have yet; undefined while that is not known. */
function missingOf(company: Papers): string[] | undefined {
  if (!company) return undefined;
  const { companyAddress, records } = company;
  return [
    companyAddress ? null : 'company address',
    records?.companyNpwp ? null : 'NPWP',
    records?.deedUrl ? null : 'deed of establishment',
  ].filter((name) => name !== null);
}

function whatNext(missing: string[] | undefined): string {
  const told = 'We email you the decision, and your open jobs then appear automatically.';
  if (missing === undefined) return `An administrator looks at your company profile. ${told}`;
  if (missing.length === 0)
    return `There is nothing that you need to do. An administrator looks at your company profile. ${told}`;
  return `Not in your profile yet: ${missing.join(', ')}. An administrator needs it to decide. ${told}`;
}

/**
 * Tells a company that waits to be verified what happens next. In full the first time; small on the pages after it,
 * once it was read in this browser.
 */
export function WaitingBanner({
  companyId,
  profileLink,
}: {
  companyId: string;
  profileLink: (text: string) => ReactNode;
}) {
  const { id: accountId } = useViewer();
  const { data } = useVerificationPapersQuery({ variables: { id: companyId } });
  const [isOpen, setOpen] = useState(() => !hints.hasReadWaitingBanner(accountId));
  useEffect(() => hints.setReadWaitingBanner(accountId, true), [accountId]);
  // The frame with the banner stays while pages come and go.
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }
  const missing = missingOf(data?.company);

  // With a key, so that it stays the same button, and keeps the focus, when it opens and closes.
  const toggle = (
    <Button
      key="toggle"
      variant="transparent"
      c="inherit"
      className={classes.toggle}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? 'Show less' : 'Details'}
    </Button>
  );
  if (!isOpen) {
    return (
      <Alert color="amber" role="status" icon={<IconHourglass aria-hidden />} classNames={smallClasses}>
        <Text span size="sm" fw={600}>
          Waiting for verification
        </Text>
        {toggle}
      </Alert>
    );
  }
  return (
    <Alert
      color="amber"
      role="status"
      title="Waiting for verification"
      icon={<IconHourglass aria-hidden />}
      className={classes.banner}
    >
      <Text size="sm">Your postings are invisible to job seekers until an administrator verifies your company.</Text>
      <Text size="sm" mt={4}>
        {whatNext(missing)} {profileLink(missing?.length ? 'Complete the profile' : 'Check the profile')}
      </Text>
      {toggle}
    </Alert>
  );
}
