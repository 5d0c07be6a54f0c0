import { useTranslations } from 'use-intl/react';
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

const longer = { milliseconds: 5000 };
const refetch = { refetchQueries: [SecondFactorDocument] };

type State = SecondFactorQuery['mySecondFactor'];

function TurnOff({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account.secondFactor');
  const [asking, setAsking] = useState(false);
  const [turnOff, { loading }] = useTurnOffSecondFactorMutation(refetch);
  const confirm = async (): Promise<void> => {
    const payload = await turnOff().then(
      ({ data }) => data?.turnOffSecondFactor,
      () => null,
    );
    setAsking(false);
    const failure = firstMessage(payload, t('changeFailed'));
    if (failure) return void toast.error(failure, longer);
    toast.success(t('turnedOff'));
    onDone();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('turnOff')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('turnOffQuestion')}
        confirmLabel={t('turnOff')}
        destructive
        onConfirm={confirm}
        busy={loading}
      >
        {t('turnOffConsequence')}
      </ConfirmDialog>
    </>
  );
}

function WhileOn({ state, onCodes, onOff }: { state: State; onCodes: (codes: string[]) => void; onOff: () => void }) {
  const t = useTranslations('account.secondFactor');
  const [renew, { loading }] = useRenewRecoveryCodesMutation({ ...refetch, fetchPolicy: 'no-cache' });
  const makeNew = async (): Promise<void> => {
    const payload = await renew().then(
      ({ data }) => data?.renewRecoveryCodes,
      () => null,
    );
    const failure = firstMessage(payload, t('changeFailed'));
    if (failure) toast.error(failure, longer);
    else onCodes(payload?.recoveryCodes ?? []);
  };
  const { confirmedAt, recoveryCodesLeft: count } = state;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        {confirmedAt ? t.rich('onSince', { day: () => <DateText value={confirmedAt} /> }) : t('on')}{' '}
        {t('codesLeft', { count })}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => void makeNew()} loading={loading}>
          {t('newCodes')}
        </Button>
        <TurnOff onDone={onOff} />
      </Group>
    </Stack>
  );
}

function WhileOff({ onStart }: { onStart: () => void }) {
  const t = useTranslations('account.secondFactor');
  return (
    <Group justify="space-between" gap="md">
      <Text>{t('off')}</Text>
      <Button variant="default" onClick={onStart}>
        {t('turnOn')}
      </Button>
    </Group>
  );
}

/** The second factor of the own account: off, being set up, just turned on with its recovery codes, or on. */
export function SecondFactorSettings() {
  const t = useTranslations('account.secondFactor');
  const frame = useTranslations('frame');
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

  if (codes) return <RecoveryCodes codes={codes} doneLabel={t('codesSaved')} onDone={() => setCodes(null)} />;
  const finish = (recoveryCodes: string[]): void => {
    setEnrolling(false);
    setCodes(recoveryCodes);
    toast.success(t('turnedOn'), longer);
    changed();
  };
  if (!enrolling && !state) {
    if (error) return <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={() => ask()} />;
    return <Skeleton height={20} width="60%" role="status" aria-label={frame('loading')} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.step}>
      {enrolling ? <SecondFactorEnrolment onDone={finish} onCancel={() => setEnrolling(false)} /> : null}
      {!enrolling && state?.isOn ? <WhileOn state={state} onCodes={setCodes} onOff={changed} /> : null}
      {!enrolling && state?.isOn === false ? <WhileOff onStart={() => setEnrolling(true)} /> : null}
    </div>
  );
}
