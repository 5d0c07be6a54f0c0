import { useTranslations } from 'use-intl/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { acceptApplicationSchema } from '../../../../domain/applications.schema';
import { formatThousands } from '../../../../domain/money';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { InterviewLine, type InterviewLineProps } from '../../../components/InterviewLine';
import { LightButton } from '../../../components/LightButton';
import { LightField } from '../../../components/LightField';
import { schemaErrors } from '../../../lib/schema-errors';
import { UnencryptedLink } from '../../interviews/UnencryptedLink';
import classes from './DecisionBar.module.css';
import { Sentence } from '../../../components/Sentence';

interface AcceptQuestionProps {
  tokenBalance: number | null;
  interview: InterviewLineProps['time'];
  /** The interview has begun or is over: nobody can join it any more. */
  hasTimePassed: boolean;
  onOtherTime: () => void;
  busy: boolean;
  /** The link to the meeting, as it is typed. */
  link: string;
  onLink: (link: string) => void;
  onAccept: () => void;
  onCancel: () => void;
}

/** Says what an acceptance costs and what is left before it is paid. Enter accepts. */
export function AcceptQuestion(props: AcceptQuestionProps) {
  const t = useTranslations('applicants');
  const { tokenBalance, interview, hasTimePassed, onOtherTime, busy, link, onLink, onAccept, onCancel } = props;
  const [error, setError] = useState<string | undefined>();
  const headingId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);

  const accept = (): void => {
    const broken = schemaErrors(acceptApplicationSchema.pick({ interviewLink: true }), { interviewLink: link });
    setError(broken.interviewLink);
    if (!broken.interviewLink) onAccept();
  };

  const strong = (words: ReactNode) => <strong>{words}</strong>;
  const left = (tokenBalance ?? 0) - ACCEPTANCE_COST;
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <div className={classes.top}>
        <h2 id={headingId}>{t('accept.title')}</h2>
        {tokenBalance === null ? null : (
          <span className={classes.tokens} aria-hidden>
            <span>{formatThousands(tokenBalance)}</span> → <span>{formatThousands(left)}</span>
          </span>
        )}
      </div>
      <p>
        <Sentence>
          {t.rich('accept.cost', { cost: ACCEPTANCE_COST, strong })}
          {tokenBalance === null ? null : (
            <>
              {' '}
              {t.rich('accept.balance', {
                balance: tokenBalance,
                balanceNumber: formatThousands(tokenBalance),
                left,
                leftNumber: formatThousands(left),
                strong,
              })}
            </>
          )}{' '}
          {t.rich('accept.interview', {
            time: () => (
              <strong>
                <InterviewLine time={interview} />
              </strong>
            ),
          })}
          . {t('accept.reveals')}
        </Sentence>
      </p>
      {hasTimePassed ? (
        <p className={classes.warning}>
          <strong>{t('decision.timePassed')}.</strong> {t('accept.timePassedText')}{' '}
          <button type="button" className={classes.inText} onClick={onOtherTime}>
            {t('accept.otherTime')}
          </button>
        </p>
      ) : null}
      {interview.locationType === 'ONSITE' ? (
        // A place has no link; the venue is asked for right after, where it can be corrected.
        <p>{t('accept.venueNext')}</p>
      ) : (
        <div>
          <LightField
            label={t('accept.link')}
            type="url"
            inputMode="url"
            hint={t('accept.linkHint')}
            value={link}
            error={error}
            onChange={(event) => {
              onLink(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <UnencryptedLink link={link} onChange={onLink} />
        </div>
      )}
      <div className={classes.answers}>
        <LightButton look="secondary" disabled={busy} onClick={onCancel}>
          {t('decision.cancel')}
        </LightButton>
        <LightButton ref={confirm} type="submit" busy={busy}>
          {t('accept.confirm', { count: ACCEPTANCE_COST })} <kbd aria-hidden>↵</kbd>
        </LightButton>
      </div>
    </form>
  );
}
