import { Button, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage, useSession, useViewer } from '../../../app/session';
import { FormError } from '../../../components/FormError';
import { emptyProof, OwnerProof } from '../../auth/owner-proof/OwnerProof';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useAskForErasureMutation, type ErasureWhen } from '../../../graphql/generated';
import { ErasureSummary, type ErasureScope } from './ErasureSummary';

interface Values {
  scope: ErasureScope;
  when: ErasureWhen;
  password: string;
  mailedCode: string;
}

/** What to erase and when, what that means, and the proof that it is the owner who asks. */
export function ErasureForm({ companyGoes, onBack }: { companyGoes: boolean; onBack: () => void }) {
  const t = useTranslations('erasure');
  const viewer = useViewer();
  const { reloadSession } = useSession();
  const ask = useAskForErasureMutation({ refetches: ['OwnErasure'] });
  const form = useForm<Values>({ initialValues: { scope: 'ACCOUNT', when: 'IN_14_DAYS', ...emptyProof } });
  const { scope, when } = form.values;
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: async ({ password, mailedCode }) => {
      const role = scope === 'ACCOUNT' ? null : scope;
      const input = { accountId: viewer.id, role, when, password, mailedCode };
      return ask({ input });
    },
    onDone: ({ isSignedOut, erasure }) => {
      if (isSignedOut) leaveForFreshPage(paths.farewell, 'left');
      // The role is gone from the session at once.
      else if (erasure?.state === 'ERASING') leaveForFreshPage(paths.landing, 'left');
      // The frame of every page says what waits.
      else reloadSession().catch(() => undefined);
    },
  });
  const isDual = viewer.roles.includes('USER') && viewer.roles.includes('COMPANY');
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {isDual ? (
          <Radio.Group label={t('what.question')} {...form.getInputProps('scope')}>
            <Stack gap="xs" mt="xs">
              {(['ACCOUNT', 'USER', 'COMPANY'] as const).map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`what.${value === 'COMPANY' && !companyGoes ? 'MEMBERSHIP' : value}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
        ) : null}
        <ErasureSummary scope={scope} roles={viewer.roles} companyGoes={companyGoes} />
        <Radio.Group label={t('when.question')} {...form.getInputProps('when')}>
          <Stack gap="xs" mt="xs">
            {(['IN_14_DAYS', 'NOW'] as const).map((value) => (
              <Radio key={value} value={value} label={t(`when.${value}`)} description={t(`when.${value}_hint`)} />
            ))}
          </Stack>
        </Radio.Group>
        <OwnerProof owner={viewer} inputProps={(field) => form.getInputProps(field)} />
        <FormError messages={general} />
        <Group gap="sm">
          <Button type="submit" color="red" loading={busy}>
            {t(when === 'NOW' ? 'confirm.now' : 'confirm.later')}
          </Button>
          <Button variant="default" onClick={onBack} disabled={busy}>
            {t('confirm.back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
