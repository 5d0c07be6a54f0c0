import { useTranslations } from 'use-intl/react';
import { IconHourglass } from '../../icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useVerificationPapersQuery, type VerificationPapersQuery } from '../../graphql/generated';
import type { Messages } from '../../language/messages';
import { hints } from '../hints';
import { useViewer } from '../session';
import { Banner } from './Banner';
import classes from './Banner.module.css';
import { Sentence } from '../../components/Sentence';

type Papers = VerificationPapersQuery['company'] | undefined;

type Paper = keyof Messages['portal']['verification']['papers'];

/** What the profile does not have yet; undefined while that is not known. */
function missingOf(company: Papers): Paper[] | undefined {
  if (!company) return undefined;
  const { companyAddress, records } = company;
  const isThere = { address: companyAddress, npwp: records?.companyNpwp, deed: records?.deedUrl };
  return (['address', 'npwp', 'deed'] as const).filter((paper) => !isThere[paper]);
}

function WhatNext({ missing, profile }: { missing: Paper[] | undefined; profile: (text: ReactNode) => ReactNode }) {
  const t = useTranslations('portal.verification');
  if (missing === undefined) return <Sentence>{t.rich('inGeneral', { profile })}</Sentence>;
  if (missing.length === 0) return <Sentence>{t.rich('nothingMissing', { profile })}</Sentence>;
  const papers = missing.map((paper) => t(`papers.${paper}`)).join(', ');
  return <Sentence>{t.rich('missing', { profile, missing: papers })}</Sentence>;
}

/**
 * Tells a company that waits to be verified what happens next. Shown in full the first time, and compact after
 * it was read in this browser.
 */
export function WaitingBanner({
  companyId,
  profileLink,
}: {
  companyId: string;
  profileLink: (text: ReactNode) => ReactNode;
}) {
  const t = useTranslations('portal.verification');
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

  return (
    <Banner
      role="status"
      tone="pending"
      title={t(isOpen ? 'waiting' : 'waitingInShort')}
      icon={IconHourglass}
      isSmall={!isOpen}
    >
      {isOpen ? (
        <>
          <p>{t('invisible')}</p>
          <p>
            <WhatNext missing={missing} profile={profileLink} />
          </p>
        </>
      ) : null}
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'less' : 'more')}
      </button>
    </Banner>
  );
}
