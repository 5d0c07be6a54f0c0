import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl/react';
import { inviteMemberSchema } from '../../../domain/invitations.schema';
import type { CompanyRole } from '../../../domain/company-rights';
import { useViewer } from '../../app/session';
import { FormError } from '../../components/FormError';
import { SectionCard } from '../../components/SectionCard';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import { useInviteTeamMemberMutation } from '../../graphql/generated';
import { schemaErrors } from '../../lib/schema-errors';
import { emptyProof, OwnerProof } from '../auth/owner-proof/OwnerProof';
import { textsOf } from '../../language/store';

interface Values {
  email: string;
  role: CompanyRole;
  proof: typeof emptyProof;
}

const empty: Values = { email: '', role: 'RECRUITER', proof: emptyProof };

/** Invites someone by address and role; as an owner only with a proof of the owner. */
export function InviteForm() {
  const t = useTranslations('invitations');
  const viewer = useViewer();
  const invite = useInviteTeamMemberMutation({ refetches: ['TeamInvitations'], isSecret: true });
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => schemaErrors(inviteMemberSchema, values),
  });
  const isOwner = form.values.role === 'OWNER';
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: ({ proof, ...invited }: Values) => invite({ input: { ...invited, proof: isOwner ? proof : null } }),
    onDone: (_answer, { email }) => {
      form.reset();
      toast.success(textsOf('invitations')('form.sent', { email }));
    },
  });
  return (
    <SectionCard title={t('form.title')} isDense>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="sm">
          <TextInput
            label={t('form.email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            placeholder={t('form.example')}
            required
            {...form.getInputProps('email')}
          />
          <NativeSelect
            label={t('form.role')}
            data={(['RECRUITER', 'OWNER'] as const).map((role) => ({ value: role, label: t(`role.${role}`) }))}
            {...form.getInputProps('role')}
          />
          {isOwner ? (
            <>
              <Text size="sm">{t('form.ownerMeans')}</Text>
              <OwnerProof owner={viewer} inputProps={(field) => form.getInputProps(`proof.${field}`)} />
            </>
          ) : null}
          <FormError messages={general} />
          <Button type="submit" loading={busy}>
            {t('form.send')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('form.hint')}
          </Text>
        </Stack>
      </form>
    </SectionCard>
  );
}
