import { useTranslations } from 'use-intl/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { WIB } from '../../../../domain/time';
import { useSession } from '../../../app/session';
import { DateText } from '../../../components/DateText';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { PartStatus } from '../../../components/PartStatus';
import {
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useTurnOffSecondFactorMutation,
  type SecondFactorQuery,
} from '../../../graphql/generated';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import { ProofForm } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import classes from './SecondFactor.module.css';
import { SecondFactorEnrolment } from './SecondFactorEnrolment';
import { Sentence } from '../../../components/Sentence';

type State = SecondFactorQuery['mySecondFactor'];

function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useTranslations('account.secondFactor');
  const turnOff = useTurnOffSecondFactorMutation({ refetches: ['SecondFactor', 'SecuritySessions'] });
  return (
    <ProofForm
      text={t('turnOffConsequence')}
      submitLabel={t('turnOff')}
      destructive
      failed={t('changeFailed')}
      send={(input) => turnOff({ input })}
      onDone={() => {
        toast.success(t('turnedOff'));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}

function NewCodes({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const t = useTranslations('account.secondFactor');
  const renew = useRenewRecoveryCodesMutation({ refetches: ['SecondFactor'], isSecret: true });
  return (
    <ProofForm
      text={t('newCodesConsequence')}
      submitLabel={t('makeNewCodes')}
      failed={t('changeFailed')}
      send={(input) => renew({ input })}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes ?? [])}
      onCancel={onCancel}
    />
  );
}

type Change = 'off' | 'codes';

function WhileOn({ state, onChange }: { state: State; onChange: (change: Change) => void }) {
  const t = useTranslations('account.secondFactor');
  const { confirmedAt, recoveryCodesLeft: count } = state;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Sentence>
          {confirmedAt ? t.rich('onSince', { day: () => <DateText value={confirmedAt} zone={WIB} /> }) : t('on')}{' '}
          {t('codesLeft', { count })}
        </Sentence>
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => onChange('codes')}>
          {t('newCodes')}
        </Button>
        <Button variant="default" onClick={() => onChange('off')}>
          {t('turnOff')}
        </Button>
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
  const query = useSecondFactorQuery();
  const [enrolling, setEnrolling] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = query.data?.mySecondFactor;
  const changed = (): void => {
    // What they would tell is shown already; a failure here must not look like one of the change.
    reloadSession().catch(() => undefined);
  };

  const place = useFocusOnChange(
    codes ? 'codes' : enrolling ? 'enrolling' : (change ?? (state ? String(state.isOn) : null)),
  );

  if (codes) return <RecoveryCodes codes={codes} doneLabel={t('codesSaved')} onDone={() => setCodes(null)} />;
  const finish = (recoveryCodes: string[]): void => {
    setEnrolling(false);
    setCodes(recoveryCodes);
    toast.success(t('turnedOn'), TOAST.long);
    changed();
  };
  const turnedOff = (): void => {
    setChange(null);
    changed();
  };
  const renewed = (recoveryCodes: string[]): void => {
    setChange(null);
    setCodes(recoveryCodes);
  };
  if (!enrolling && !state) {
    const outline = <Skeleton height={20} width="60%" role="status" aria-label={frame('loading')} />;
    return <PartStatus query={query} failed={t('loadFailed')} outline={outline} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.step}>
      {enrolling ? <SecondFactorEnrolment onDone={finish} onCancel={() => setEnrolling(false)} /> : null}
      {state?.isOn && change === null ? <WhileOn state={state} onChange={setChange} /> : null}
      {state?.isOn && change === 'off' ? <TurnOff onDone={turnedOff} onCancel={() => setChange(null)} /> : null}
      {state?.isOn && change === 'codes' ? <NewCodes onDone={renewed} onCancel={() => setChange(null)} /> : null}
      {!enrolling && state?.isOn === false ? <WhileOff onStart={() => setEnrolling(true)} /> : null}
    </div>
  );
}
