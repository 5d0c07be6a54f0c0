import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { changePasswordSchema, setPasswordSchema } from '../../../../domain/accounts.schema';
import type { PasswordOwner } from '../../../../domain/passwords';
import { useSession, useViewer, type Viewer } from '../../../app/session';
import { CancelButton } from '../../../components/CancelButton';
import { OwnerProof } from '../owner-proof/OwnerProof';
import { PasswordField } from '../../../components/PasswordField';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useSecurityChangePasswordMutation, useSecuritySetPasswordMutation } from '../../../graphql/generated';
import type { Payload } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import { NewPasswordFields } from '../password/NewPasswordFields';

const empty = { currentPassword: '', password: '', confirmPassword: '', mailedCode: '' };
type Values = typeof empty;

/** Sends the form that fits: a change wants the current password, a first password another proof of the owner. */
function useSend(hasPassword: boolean): (values: Values) => Promise<Payload | undefined> {
  const change = useSecurityChangePasswordMutation({ refetches: ['SecuritySessions'] });
  const set = useSecuritySetPasswordMutation({});
  const send = ({ currentPassword, mailedCode, ...chosen }: Values) =>
    hasPassword ? change({ input: { ...chosen, currentPassword } }) : set({ input: { ...chosen, mailedCode } });
  return send;
}

/** Whose name and address the new password must not hold. */
function ownerOf({ email, seeker, company, adminName }: Viewer): PasswordOwner {
  const names = [seeker?.fullName ?? null, company?.companyName ?? null, adminName ?? null];
  return { email, names, isCompany: company !== null && !seeker && !adminName };
}

function OpenForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations('account.passwordForm');
  const errors = useTranslations('errors');
  const { reloadSession } = useSession();
  const viewer = useViewer();
  const send = useSend(hasPassword);
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => schemaErrors(hasPassword ? changePasswordSchema : setPasswordSchema, values),
  });
  const { busy, onSubmit } = useFormSubmit({
    form,
    send,
    failed: hasPassword ? t('changeFailed') : errors('PASSWORD_SETUP_FAILED'),
    toastOptions: TOAST.long,
    toastsRefusals: true,
    onDone: async () => {
      toast.success(t(hasPassword ? 'changed' : 'wasSet'), TOAST.longer);
      onClose();
      // What it would tell is shown already; a failure here must not look like one of the change.
      await reloadSession().catch(() => undefined);
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" maw="28rem">
        {hasPassword ? (
          <PasswordField label={t('current')} purpose="current" required {...form.getInputProps('currentPassword')} />
        ) : null}
        <NewPasswordFields
          form="registration"
          password={form.values.password}
          owner={ownerOf(viewer)}
          passwordProps={{ ...form.getInputProps('password'), label: t('new') }}
          confirmProps={{ ...form.getInputProps('confirmPassword'), label: t('confirm') }}
        />
        {hasPassword ? null : <OwnerProof owner={viewer} inputProps={() => form.getInputProps('mailedCode')} />}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {t(hasPassword ? 'change' : 'set')}
          </Button>
          <CancelButton onClick={onClose} disabled={busy} />
        </Group>
      </Stack>
    </form>
  );
}

export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('account.passwordForm');
  const [open, setOpen] = useState(false);
  const place = useFocusOnChange(open ? 'form' : 'closed');
  return (
    <div ref={place} tabIndex={-1}>
      {open ? (
        <OpenForm hasPassword={hasPassword} onClose={() => setOpen(false)} />
      ) : (
        <Group justify="space-between" gap="md">
          <Text>{t(hasPassword ? 'changeHint' : 'setHint')}</Text>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(hasPassword ? 'change' : 'set')}
          </Button>
        </Group>
      )}
    </div>
  );
}
