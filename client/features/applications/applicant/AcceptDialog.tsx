import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconCalendarX } from '../../../icons';
import { useState } from 'react';
import { acceptApplicationSchema } from '../../../../domain/applications.schema';
import { counted } from '../../../../domain/text';
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

const tokens = (count: number): string => counted(count, 'token');

function TimePassed({ onOtherTime }: Pick<AcceptDialogProps, 'onOtherTime'>) {
  return (
    <Alert color="amber" title="This interview time has passed" icon={<IconCalendarX aria-hidden />}>
      <Text size="sm">
        Accept for another open time of the job: an interview that is over cannot be moved afterwards.
      </Text>
      <Button variant="default" mt="sm" onClick={onOtherTime}>
        Choose another time
      </Button>
    </Alert>
  );
}

/** Says what an acceptance costs and what is left before it is paid. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { opened, onClose, tokenBalance, interview, busy, onAccept } = props;
  const [link, setLink] = useState('');
  const [error, setError] = useState<string | undefined>();

  const accept = async (): Promise<void> => {
    const broken = schemaErrors(acceptApplicationSchema.pick({ interviewLink: true }), { interviewLink: link });
    setError(broken.interviewLink);
    if (!broken.interviewLink) await onAccept(link.trim());
  };

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Accept this applicant?"
      confirmLabel={`Accept · ${tokens(ACCEPTANCE_COST)}`}
      busy={busy}
      onConfirm={accept}
    >
      <Stack gap="md">
        <Text className={classes.cost}>
          This costs <strong>{tokens(ACCEPTANCE_COST)}</strong>.
          {tokenBalance === null ? null : (
            <>
              {' '}
              You have {tokens(tokenBalance)}; <strong>{tokens(tokenBalance - ACCEPTANCE_COST)}</strong> will be left.
            </>
          )}
        </Text>
        <Text>
          Interview: <InterviewLine time={interview} />
        </Text>
        {props.hasTimePassed ? <TimePassed onOtherTime={props.onOtherTime} /> : null}
        <Text>You will see the applicant’s full name, contact details, CV and portfolio. An acceptance is final.</Text>
        <TextInput
          label="Meeting link"
          description="Optional. You can add venue and link later too."
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
