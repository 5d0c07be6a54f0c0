import { useTranslations } from 'use-intl/react';
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconCoin } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { paths } from '../../../app/paths';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormError } from '../../../components/FormError';
import { AutoRedirectNotice } from '../../../components/AutoRedirectNotice';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { AcceptDialog } from './AcceptDialog';
import classes from './Applicant.module.css';
import { ApplicantOtherSlots } from './ApplicantOtherSlots';
import { useDecision } from './use-decision';

interface ApplicantDecisionProps {
  application: ApplicantApplicationFragment;
  tokenBalance: number | null;
  askBalance: () => void;
  /** Where the page goes back to by itself. */
  back: { to: string; destination: string };
}

function TooFewTokens() {
  const t = useTranslations('applicants.decision');
  const errors = useTranslations('errors');
  return (
    <Alert color="turmeric" role="alert" icon={<IconCoin aria-hidden />}>
      <Text>{errors('NOT_ENOUGH_TOKENS')}</Text>
      <Button component={Link} to={paths.company.buyToken} variant="default" mt="sm">
        {t('buyTokens')}
      </Button>
    </Alert>
  );
}

/** Accept or reject, and everything that can come of it, in one place. */
export function ApplicantDecision({ application, tokenBalance, askBalance, back }: ApplicantDecisionProps) {
  const t = useTranslations('applicants.decision');
  const { outcome, setOutcome, busy, acceptApplicant, rejectApplicant } = useDecision(application.id);
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  const [hasTimePassed, setTimePassed] = useState(false);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // With something to read the card no longer sticks to the window, and would be gone from a phone.
    if (outcome.kind !== 'none') card.current?.scrollIntoView({ block: 'center' });
  }, [outcome.kind]);

  const startAccepting = (): void => {
    if (tokenBalance !== null && tokenBalance < ACCEPTANCE_COST) {
      setOutcome({ kind: 'too-few-tokens' });
      // Tokens may have been bought in another tab a moment ago.
      askBalance();
    } else {
      setTimePassed(new Date(application.selectedInterview.startsAt) <= new Date());
      setAsking('accept');
    }
  };

  if (outcome.kind === 'accepted' || outcome.kind === 'rejected') {
    return (
      <div className={classes.decision} data-sticks>
        <AutoRedirectNotice message={t(outcome.kind)} to={back.to} destination={back.destination} />
      </div>
    );
  }
  // An open question stays, with the link that is being written in it; the server knows what is still possible.
  if (!application.viewerCanDecide && asking === null) return null;

  return (
    <>
      <Card
        ref={card}
        component="section"
        aria-label={t('label')}
        className={classes.decision}
        data-sticks={outcome.kind === 'none' || undefined}
      >
        <Stack gap="md">
          {outcome.kind === 'too-few-tokens' ? <TooFewTokens /> : null}
          {outcome.kind === 'refused' ? <FormError messages={outcome.message} /> : null}
          {outcome.kind === 'conflict' ? (
            <ApplicantOtherSlots
              jobId={application.jobId}
              title={outcome.message}
              text={t('conflict')}
              busy={busy}
              onChoose={(slotId) => void acceptApplicant({ slotId })}
            />
          ) : null}
          {outcome.kind === 'time-passed' ? (
            <ApplicantOtherSlots
              jobId={application.jobId}
              title={t('timePassed')}
              text={t('timePassedText')}
              busy={busy}
              onChoose={(slotId) => void acceptApplicant({ slotId })}
            />
          ) : null}
          <Group gap="sm" grow>
            <Button variant="default" onClick={() => setAsking('reject')} disabled={busy}>
              {t('reject')}
            </Button>
            {application.viewerCanAccept ? (
              <Button onClick={startAccepting} disabled={busy}>
                {t('accept')}
              </Button>
            ) : null}
          </Group>
          {application.viewerCanAccept ? null : (
            <Text size="sm" c="dimmed">
              {t(application.job?.isPaused ? 'paused' : 'notVerified')}
            </Text>
          )}
          {application.viewerCanAccept &&
          tokenBalance !== null &&
          tokenBalance < ACCEPTANCE_COST &&
          outcome.kind !== 'too-few-tokens' ? (
            <Text size="sm" c="dimmed">
              {t.rich('noTokens', {
                count: ACCEPTANCE_COST,
                link: (words) => (
                  <Link to={paths.company.buyToken} className={classes.inlineLink}>
                    {words}
                  </Link>
                ),
              })}
            </Text>
          ) : null}
        </Stack>
      </Card>
      <AcceptDialog
        opened={asking === 'accept'}
        onClose={() => setAsking(null)}
        tokenBalance={tokenBalance}
        interview={application.selectedInterview}
        hasTimePassed={hasTimePassed}
        onOtherTime={() => {
          setAsking(null);
          setOutcome({ kind: 'time-passed' });
        }}
        busy={busy}
        onAccept={async (interviewLink) => {
          await acceptApplicant(interviewLink ? { interviewLink } : {});
          setAsking(null);
        }}
      />
      <ConfirmDialog
        opened={asking === 'reject'}
        onClose={() => setAsking(null)}
        title={t('rejectTitle')}
        confirmLabel={t('rejectConfirm')}
        destructive
        busy={busy}
        onConfirm={async () => {
          await rejectApplicant();
          setAsking(null);
        }}
      >
        {t('rejectText')}
      </ConfirmDialog>
    </>
  );
}
