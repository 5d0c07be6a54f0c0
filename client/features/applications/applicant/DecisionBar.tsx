import { useTranslations } from 'use-intl/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { trimmedLink } from '../../../../domain/signs';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { paths } from '../../../../domain/paths';
import { FormError } from '../../../components/FormError';
import { LightButton, LightLinkButton } from '../../../components/LightButton';
import { Shortcuts } from '../../../components/shortcuts/Shortcuts';
import type { Shortcut } from '../../../components/shortcuts/use-shortcuts';
import { IconChevronLeft, IconChevronRight } from '../../../icons';
import type { ApplicantApplicationFragment, ErrorCode } from '../../../graphql/generated';
import { Link } from 'react-router-dom';
import { AcceptQuestion } from './AcceptQuestion';
import { ApplicantOtherSlots } from './ApplicantOtherSlots';
import classes from './DecisionBar.module.css';
import { DecisionDone } from './DecisionDone';
import { RejectQuestion } from './RejectQuestion';
import { useDecision } from './use-decision';
import type { TokenBalance } from './use-token-balance';
import type { Elements } from '../../../components/elements';

interface Moves {
  /** Null at the ends of the list. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface DecisionBarProps {
  application: ApplicantApplicationFragment;
  tokens: TokenBalance;
  /** Where there is a list. */
  moves?: Moves;
  /** What follows a decision in place of the bar's own message. */
  decided?: (message: string) => Elements;
}

type Asking = 'accept' | 'reject' | null;

/** What else a company may read than the words of the error: what it can wait for. */
const WAYS_ON = {
  APPLICATION_LAPSED: 'lapsed',
  JOB_PAUSED: 'paused',
  OWN_COMPANY_NOT_VERIFIED: 'notVerified',
} as const satisfies Partial<Record<ErrorCode, string>>;

const hasWayOn = (code: ErrorCode): code is keyof typeof WAYS_ON => code in WAYS_ON;

function Move({ name, run, children }: { name: string; run: (() => void) | null; children: ReactNode }) {
  return (
    <button type="button" className={classes.move} aria-label={name} disabled={run === null} onClick={run ?? undefined}>
      {children}
    </button>
  );
}

/** Accept or reject, with every result, in one place: it expands to ask, never in a window over the page. */
export function DecisionBar({ application, tokens, moves, decided }: DecisionBarProps) {
  const t = useTranslations('applicants.decision');
  const accept = useTranslations('applicants.accept');
  const errors = useTranslations('errors');
  const [asking, setAsking] = useState<Asking>(null);
  // Here and not in the question: it goes along with another time, too, after a clash has closed the question.
  const [link, setLink] = useState('');
  const cancel = (): void => setAsking(null);
  const { outcome, setOutcome, busy, acceptApplicant, rejectApplicant } = useDecision(application.id, cancel);
  const withLink = trimmedLink(link) === '' ? {} : { interviewLink: trimmedLink(link) };
  const [hasTimePassed, setTimePassed] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { viewerCanDecide: canDecide, whyViewerCannotAccept: whyNot } = application;
  const canAccept = whyNot === null;
  const hasTooFew = tokens.count !== null && tokens.count < ACCEPTANCE_COST;
  const isDone = outcome.kind === 'accepted' || outcome.kind === 'rejected' || outcome.kind === 'by-colleague';

  const askToAccept = (): void => {
    if (hasTooFew) {
      setOutcome({ kind: 'too-few-tokens' });
      // Tokens may have been bought in another tab a moment ago.
      tokens.ask();
      return;
    }
    setTimePassed(new Date(application.selectedInterview.startsAt) <= new Date());
    setAsking('accept');
  };

  // The button that was pressed is gone with its question; after an acceptance the heading takes the focus.
  const wasAsking = useRef(asking);
  useEffect(() => {
    if (wasAsking.current !== null && asking === null && outcome.kind !== 'accepted') bar.current?.focus();
    wasAsking.current = asking;
  }, [asking, outcome.kind]);

  const isAsking = asking !== null;
  const escape = useEffectEvent(() => (busy ? undefined : cancel()));
  useEffect(() => {
    if (!isAsking) return undefined;
    // Wherever the focus is; a dialog over the page has the key to itself.
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('[role="dialog"], dialog[open]') === null) escape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isAsking]);

  const isIdle = !isAsking && !busy;
  // A decision shows a moment before its response is handled; a person who sees it may move on.
  const mayMove = isIdle || (busy && !canDecide);
  const keys: (Shortcut | false)[] = [
    mayMove && moves?.next ? { key: 'j', text: t('next'), run: moves.next } : false,
    mayMove && moves?.previous ? { key: 'k', text: t('previous'), run: moves.previous } : false,
    isIdle && canDecide && canAccept ? { key: 'a', text: t('accept'), run: askToAccept } : false,
    isIdle && canDecide ? { key: 'r', text: t('reject'), run: () => setAsking('reject') } : false,
  ];

  // In the row of what is shown, so that it lies over nothing; a question hides it, and its keys go on.
  const keyList = (
    <span className={classes.keys}>
      <Shortcuts shortcuts={keys.filter((key) => key !== false)} />
    </span>
  );
  const hasKeysInRow = asking === null && !(isDone && decided);

  // An open question stays, with the link that is being written in it; the server knows what is still possible.
  if (!moves && !canDecide && asking === null && !isDone) return null;

  return (
    <section
      ref={bar}
      aria-label={t('label')}
      className={classes.bar}
      data-bottom-bar="page"
      data-asks={isAsking || undefined}
      tabIndex={-1}
    >
      {outcome.kind === 'too-few-tokens' ? (
        <div role="alert" className={classes.row}>
          <p>{errors('NOT_ENOUGH_TOKENS')}</p>
          <LightLinkButton look="secondary" to={paths.company.buyToken}>
            {t('buyTokens')}
          </LightLinkButton>
        </div>
      ) : null}
      {outcome.kind === 'refused' ? <FormError messages={outcome.message} /> : null}
      {outcome.kind === 'conflict' || outcome.kind === 'time-passed' ? (
        <ApplicantOtherSlots
          jobId={application.jobId}
          title={outcome.kind === 'conflict' ? outcome.message : t('timePassed')}
          text={t(outcome.kind === 'conflict' ? 'conflict' : 'timePassedText')}
          busy={busy}
          onChoose={(slotId) => void acceptApplicant({ slotId, ...withLink })}
        />
      ) : null}
      {asking === 'accept' ? (
        <AcceptQuestion
          tokenBalance={tokens.count}
          interview={application.selectedInterview}
          hasTimePassed={hasTimePassed}
          onOtherTime={() => {
            setAsking(null);
            setOutcome({ kind: 'time-passed' });
          }}
          busy={busy}
          link={link}
          onLink={setLink}
          onAccept={() => void acceptApplicant(withLink)}
          onCancel={cancel}
        />
      ) : null}
      {asking === 'reject' ? <RejectQuestion busy={busy} onReject={rejectApplicant} onCancel={cancel} /> : null}
      {asking === null && isDone
        ? (decided?.(outcome.kind === 'by-colleague' ? outcome.message : t(outcome.kind)) ?? (
            <DecisionDone
              message={outcome.kind === 'by-colleague' ? outcome.message : t(outcome.kind)}
              needsDetails={application.viewerCanAddDetails && !application.interviewDetails && !application.joinUrl}
              next={moves?.next ?? null}
              keyList={keyList}
            />
          ))
        : null}
      {asking === null && !isDone ? (
        <>
          {canDecide && whyNot !== null ? (
            <p className={classes.why}>{hasWayOn(whyNot) ? t(WAYS_ON[whyNot]) : errors(whyNot)}</p>
          ) : null}
          {canDecide && canAccept && hasTooFew && outcome.kind !== 'too-few-tokens' ? (
            <p className={classes.why}>
              {t.rich('noTokens', {
                count: ACCEPTANCE_COST,
                link: (words) => <Link to={paths.company.buyToken}>{words}</Link>,
              })}
            </p>
          ) : null}
          <div className={classes.row}>
            {moves ? (
              <>
                <Move name={t('previous')} run={moves.previous}>
                  <IconChevronLeft size={20} stroke={1.75} aria-hidden />
                </Move>
                <Move name={t('next')} run={moves.next}>
                  <IconChevronRight size={20} stroke={1.75} aria-hidden />
                </Move>
              </>
            ) : null}
            {keyList}
            {canDecide ? (
              <>
                <LightButton look="secondary" onClick={() => setAsking('reject')} disabled={busy}>
                  {t('reject')} <kbd aria-hidden>R</kbd>
                </LightButton>
                {canAccept ? (
                  <LightButton onClick={askToAccept} disabled={busy}>
                    {accept('confirm', { count: ACCEPTANCE_COST })} <kbd aria-hidden>A</kbd>
                  </LightButton>
                ) : null}
              </>
            ) : null}
          </div>
        </>
      ) : null}
      {hasKeysInRow ? null : keyList}
    </section>
  );
}
