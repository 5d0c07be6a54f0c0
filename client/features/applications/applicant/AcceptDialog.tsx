import { useTranslations } from 'use-intl/react';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconCalendarX } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { acceptApplicationSchema } from '../../../../domain/applications.schema';
import { formatThousands } from '../../../../domain/money';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { InterviewLine, type InterviewLineProps } from '../../../components/InterviewLine';
import { schemaErrors } from '../../../lib/schema-errors';
import classes from './Applicant.module.css';

interface AcceptDialogProps {
  opened: boolean;
  onClose: () => void;
  tokenBalance: number | null;
  interview: InterviewLineProps['time'];
  /** The interview has begun or is over: nobody can come to it any more. */
  hasTimePassed: boolean;
  onOtherTime: () => void;
  busy: boolean;
  onAccept: (interviewLink: string) => Promise<void>;
}

function TimePassed({ onOtherTime }: Pick<AcceptDialogProps, 'onOtherTime'>) {
  const t = useTranslations('applicants');
  return (
    <Alert color="amber" title={t('decision.timePassed')} icon={<IconCalendarX aria-hidden />}>
      <Text size="sm">{t('accept.timePassedText')}</Text>
      <Button variant="default" mt="sm" onClick={onOtherTime}>
        {t('accept.otherTime')}
      </Button>
    </Alert>
  );
}

/** Says what an acceptance costs and what is left before it is paid. */
export function AcceptDialog(props: AcceptDialogProps) {
  const t = useTranslations('applicants.accept');
  const { opened, onClose, tokenBalance, interview, busy, onAccept } = props;
  const [link, setLink] = useState('');
  const [error, setError] = useState<string | undefined>();

  const accept = async (): Promise<void> => {
    const broken = schemaErrors(acceptApplicationSchema.pick({ interviewLink: true }), { interviewLink: link });
    setError(broken.interviewLink);
    if (!broken.interviewLink) await onAccept(link.trim());
  };

  const strong = (words: ReactNode) => <strong>{words}</strong>;
  const left = (tokenBalance ?? 0) - ACCEPTANCE_COST;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('confirm', { count: ACCEPTANCE_COST })}
      busy={busy}
      onConfirm={accept}
    >
      <Stack gap="md">
        <Text className={classes.cost}>
          {t.rich('cost', { cost: ACCEPTANCE_COST, strong })}
          {tokenBalance === null ? null : (
            <>
              {' '}
              {t.rich('balance', {
                balance: tokenBalance,
                balanceNumber: formatThousands(tokenBalance),
                left,
                leftNumber: formatThousands(left),
                strong,
              })}
            </>
          )}
        </Text>
        <Text>{t.rich('interview', { time: () => <InterviewLine time={interview} /> })}</Text>
        {props.hasTimePassed ? <TimePassed onOtherTime={props.onOtherTime} /> : null}
        <Text>{t('reveals')}</Text>
        <TextInput
          label={t('link')}
          description={t('linkHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          error={error}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
