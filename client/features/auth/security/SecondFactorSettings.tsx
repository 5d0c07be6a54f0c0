import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../app/session';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DateText } from '../../../components/DateText';
import { ErrorState } from '../../../components/ErrorState';
import { toast } from '../../../components/toasts';
import {
  SecondFactorDocument,
  SecuritySessionsDocument,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useTurnOffSecondFactorMutation,
  type SecondFactorQuery,
} from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { queryErrorText } from '../../../graphql/query-error';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import { RecoveryCodes } from './RecoveryCodes';
import classes from './SecondFactor.module.css';
import { SecondFactorEnrolment } from './SecondFactorEnrolment';

const loadFailed = 'Failed to load two-factor authentication. Please try again later.';
const changeFailed = 'Two-factor authentication could not be changed. Please try again.';
const longer = { milliseconds: 5000 };
const refetch = { refetchQueries: [SecondFactorDocument] };

type State = SecondFactorQuery['mySecondFactor'];

function TurnOff({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [turnOff, { loading }] = useTurnOffSecondFactorMutation(refetch);
  const confirm = async (): Promise<void> => {
    const payload = await turnOff().then(
      ({ data }) => data?.turnOffSecondFactor,
      () => null,
    );
    setAsking(false);
    const failure = firstMessage(payload, changeFailed);
    if (failure) return void toast.error(failure, longer);
    toast.success('Two-factor authentication is off.');
    onDone();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Turn off
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Turn off two-factor authentication?"
        confirmLabel="Turn off"
        destructive
        onConfirm={confirm}
        busy={loading}
      >
        After that, your password alone signs you in. The recovery codes stop working.
      </ConfirmDialog>
    </>
  );
}

function WhileOn({ state, onCodes, onOff }: { state: State; onCodes: (codes: string[]) => void; onOff: () => void }) {
  const [renew, { loading }] = useRenewRecoveryCodesMutation({ ...refetch, fetchPolicy: 'no-cache' });
  const makeNew = async (): Promise<void> => {
    const payload = await renew().then(
      ({ data }) => data?.renewRecoveryCodes,
      () => null,
    );
    const failure = firstMessage(payload, changeFailed);
    if (failure) toast.error(failure, longer);
    else onCodes(payload?.recoveryCodes ?? []);
  };
  const { confirmedAt, recoveryCodesLeft: left } = state;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        On
        {confirmedAt ? (
          <>
            {' '}
            since <DateText value={confirmedAt} />
          </>
        ) : null}
        . Signing in asks for a code of your app. {left === 1 ? '1 recovery code is' : `${left} recovery codes are`}{' '}
        left.
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => void makeNew()} loading={loading}>
          New recovery codes
        </Button>
        <TurnOff onDone={onOff} />
      </Group>
    </Stack>
  );
}

function WhileOff({ onStart }: { onStart: () => void }) {
  return (
    <Group justify="space-between" gap="md">
      <Text>Off. Turn it on, and signing in also asks for a code that only your phone knows.</Text>
      <Button variant="default" onClick={onStart}>
        Turn on
      </Button>
    </Group>
  );
}

/** The second factor of the own account: off, being set up, just turned on with its recovery codes, or on. */
export function SecondFactorSettings() {
  const { reloadSession } = useSession();
  const { data, error, refetch: ask, client } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [enrolling, setEnrolling] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = data?.mySecondFactor;
  const changed = (): void => {
    // What they would tell is shown already; a failure here must not look like one of the change.
    void client.refetchQueries({ include: [SecondFactorDocument, SecuritySessionsDocument] });
    reloadSession().catch(() => undefined);
  };

  const place = useFocusOnChange(codes ? 'codes' : enrolling ? 'enrolling' : state ? String(state.isOn) : null);

  if (codes) return <RecoveryCodes codes={codes} doneLabel="I have saved them" onDone={() => setCodes(null)} />;
  const finish = (recoveryCodes: string[]): void => {
    setEnrolling(false);
    setCodes(recoveryCodes);
    toast.success('Two-factor authentication is on. All other devices are signed out.', longer);
    changed();
  };
  if (!enrolling && !state) {
    if (error) return <ErrorState message={queryErrorText(error, loadFailed)} onRetry={() => ask()} />;
    return <Skeleton height={20} width="60%" role="status" aria-label="Loading..." />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.step}>
      {enrolling ? <SecondFactorEnrolment onDone={finish} onCancel={() => setEnrolling(false)} /> : null}
      {!enrolling && state?.isOn ? <WhileOn state={state} onCodes={setCodes} onOff={changed} /> : null}
      {!enrolling && state?.isOn === false ? <WhileOff onStart={() => setEnrolling(true)} /> : null}
    </div>
  );
}
