import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { StatusBadge } from '../../../components/StatusBadge';
import type { FlaggedPostingCardFragment } from '../../../graphql/generated';
import { FlagBadge } from '../cells/FlagBadge';
import { WibInstant } from '../cells/WibInstant';
import { UserText } from '../../../components/UserText';
import { PauseWords } from '../reports/PauseWords';
import classes from '../reports/ReportGroupList.module.css';
import { Sentence } from '../../../components/Sentence';

type Posting = FlaggedPostingCardFragment;

/** What the rules have found, with the words, and the posting that was copied. */
function Flags({ posting: { flags } }: { posting: Posting }) {
  const t = useTranslations('adminReports.flagged');
  const words = useTranslations('postingFlags');
  if (flags.length === 0) return null;
  return (
    <ul className={classes.reports} aria-label={words('title')}>
      {flags.map(({ reason, gravity, evidence, copiedJobId }) => (
        <li key={reason} className={classes.name}>
          <FlagBadge reason={reason} gravity={gravity} /> <span data-from-server>{evidence}</span>
          {copiedJobId ? (
            <>
              {' '}
              <Anchor component={Link} to={paths.admin.job(copiedJobId)} inherit underline="always">
                {t('original')}
              </Anchor>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const countsOf = ({ reports, pauses, rejections, revocations }: NonNullable<Posting['history']>) => ({
  reports,
  pauses,
  rejections,
  revocations,
});

function Company({ posting: { company, companyFlags, history } }: { posting: Posting }) {
  const t = useTranslations('adminReports');
  const reasonText = useTranslations('postingFlags.reasons');
  const verifiedSince = history?.verifiedSince;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Anchor component={Link} to={paths.admin.companyDetails(company.id)} className={classes.name}>
          <UserText>{company.companyName}</UserText>
        </Anchor>
        <StatusBadge status={company.isVerified ? 'VERIFIED' : 'UNVERIFIED'} />
      </Group>
      <Text size="sm">
        <Sentence>
          {t.rich('flagged.memberSince', { when: () => <WibInstant value={company.createdAt} /> })}{' '}
          {verifiedSince
            ? t.rich('verifiedSince', { when: () => <WibInstant value={verifiedSince} /> })
            : t('notVerified')}
        </Sentence>
      </Text>
      {history ? <Text size="sm">{t('history', countsOf(history))}</Text> : null}
      {companyFlags.length > 0 ? (
        <Text size="sm">
          {t('flagged.companyFlags')}
          {': '}
          {companyFlags
            .map(({ reason, count }) => t('reasonCount', { reason: reasonText(reason), count: String(count) }))
            .join(', ')}
        </Text>
      ) : null}
    </Stack>
  );
}

export interface PostingActions {
  onPause: (posting: Posting) => void;
  onResume: (posting: Posting) => void;
  onDismiss: (posting: Posting) => void;
  onRevoke: (posting: Posting) => void;
}

function Actions({ posting, onPause, onResume, onDismiss, onRevoke }: PostingActions & { posting: Posting }) {
  const t = useTranslations('adminReports');
  const { company } = posting;
  const name = posting.job.title;
  const isHeld = posting.viewerCanResume;
  return (
    <Group gap="xs">
      {posting.viewerCanResume ? (
        <Button variant="default" aria-label={t('resume.of', { name })} onClick={() => onResume(posting)}>
          {t('resume.label')}
        </Button>
      ) : null}
      {posting.viewerCanPause ? (
        <Button
          variant="default"
          aria-label={t(isHeld ? 'flagged.keep.of' : 'pause.of', { name })}
          onClick={() => onPause(posting)}
        >
          {t(isHeld ? 'flagged.keep.label' : 'pause.label')}
        </Button>
      ) : null}
      {posting.viewerCanDismiss ? (
        <Button variant="default" aria-label={t('dismissFlags.of', { name })} onClick={() => onDismiss(posting)}>
          {t('dismissFlags.label')}
        </Button>
      ) : null}
      {company.isVerified ? (
        <Button
          variant="subtle"
          color="red"
          aria-label={t('flagged.revoke.of', { company: company.companyName })}
          onClick={() => onRevoke(posting)}
        >
          {t('flagged.revoke.label')}
        </Button>
      ) : null}
    </Group>
  );
}

function PostingCard({ posting, ...actions }: PostingActions & { posting: Posting }) {
  const t = useTranslations('adminReports.flagged');
  const heading = useId();
  const { job } = posting;
  return (
    <Card component="article" aria-labelledby={heading}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={heading} className={classes.name}>
            <Anchor component={Link} to={paths.admin.job(posting.id)} inherit>
              <UserText>{job.title}</UserText>
            </Anchor>
          </Title>
          <Group gap="xs" mt={4}>
            {job.isPaused ? <StatusBadge status="PAUSED" /> : null}
            <Text size="sm" c="dimmed">
              {t.rich('since', { when: () => <WibInstant value={posting.flaggedAt} /> })}
            </Text>
          </Group>
          {posting.viewerCanResume ? <Text size="sm">{t('held')}</Text> : null}
          {posting.isRemoved ? <Text size="sm">{t('removed')}</Text> : null}
        </div>
        <Flags posting={posting} />
        <PauseWords pause={job.pause} />
        <details>
          <summary>{t('text')}</summary>
          <Text size="sm" mt={4} className={classes.written} translate="no">
            {job.description}
          </Text>
        </details>
        <Company posting={posting} />
        <Actions posting={posting} {...actions} />
      </Stack>
    </Card>
  );
}

export function FlaggedPostingList({ postings, ...actions }: PostingActions & { postings: readonly Posting[] }) {
  return (
    <Stack gap="md">
      {postings.map((posting) => (
        <PostingCard key={posting.id} posting={posting} {...actions} />
      ))}
    </Stack>
  );
}
