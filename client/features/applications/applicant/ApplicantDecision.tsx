import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconCoin } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ERROR_MESSAGES } from '../../../../domain/errors';
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
  back: { to: string; name: string };
}

function TooFewTokens() {
  return (
    <Alert color="turmeric" role="alert" icon={<IconCoin aria-hidden />}>
      <Text>{ERROR_MESSAGES.NOT_ENOUGH_TOKENS}</Text>
      <Button component={Link} to={paths.company.buyToken} variant="default" mt="sm">
        Buy Tokens
      </Button>
    </Alert>
  );
}

/** Accept or reject, and everything that can come of it, in one place. */
export function ApplicantDecision({ application, tokenBalance, askBalance, back }: ApplicantDecisionProps) {
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
    const message =
      outcome.kind === 'accepted' ? 'Applicant accepted. Their details are now visible.' : 'Applicant rejected.';
    return (
      <div className={classes.decision} data-sticks>
        <AutoRedirectNotice message={message} to={back.to} destination={back.name} />
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
        aria-label="Decision"
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
              text="The applicant has another interview at about this time. No token was spent."
              busy={busy}
              onChoose={(slotId) => void acceptApplicant({ slotId })}
            />
          ) : null}
          {outcome.kind === 'time-passed' ? (
            <ApplicantOtherSlots
              jobId={application.jobId}
              title="This interview time has passed"
              text="Choose the time that you accept the applicant for. The applicant is told by email."
              busy={busy}
              onChoose={(slotId) => void acceptApplicant({ slotId })}
            />
          ) : null}
          <Group gap="sm" grow>
            <Button variant="default" onClick={() => setAsking('reject')} disabled={busy}>
              Reject
            </Button>
            {application.viewerCanAccept ? (
              <Button onClick={startAccepting} disabled={busy}>
                Accept
              </Button>
            ) : null}
          </Group>
          {application.viewerCanAccept ? null : (
            <Text size="sm" c="dimmed">
              {ERROR_MESSAGES.COMPANY_NOT_VERIFIED}. You can accept applicants once an administrator has verified it,
              and reject them now.
            </Text>
          )}
          {application.viewerCanAccept &&
          tokenBalance !== null &&
          tokenBalance < ACCEPTANCE_COST &&
          outcome.kind !== 'too-few-tokens' ? (
            <Text size="sm" c="dimmed">
              Accepting costs {ACCEPTANCE_COST} token and you have none.{' '}
              <Link to={paths.company.buyToken} className={classes.inlineLink}>
                Purchase tokens
              </Link>
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
        title="Reject this applicant?"
        confirmLabel="Reject applicant"
        destructive
        busy={busy}
        onConfirm={async () => {
          await rejectApplicant();
          setAsking(null);
        }}
      >
        A rejection is final and costs nothing. The seat in the interview slot becomes free again.
      </ConfirmDialog>
    </>
  );
}
