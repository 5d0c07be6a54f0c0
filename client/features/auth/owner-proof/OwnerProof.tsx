import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMailOwnerCodeMutation } from '../../../graphql/generated';
import { PasswordField } from '../../../components/PasswordField';
import { useSubmit } from '../../../components/use-submit';

/** What a form sends as its proof; spread into its initial values. */
export const emptyProof = { password: '', mailedCode: '' };

interface OwnerProofProps {
  owner: { hasPassword: boolean; isGoogleAccount: boolean };
  /** Of the form's field `password` or `mailedCode`. */
  inputProps: (field: keyof typeof emptyProof) => object;
}

/** That it is the owner who asks: the password, or without one a new sign-in with Google or a mailed code. */
export function OwnerProof({ owner, inputProps }: OwnerProofProps) {
  const t = useTranslations('ownerProof');
  if (owner.hasPassword)
    return <PasswordField label={t('password')} purpose="current" required maw="28rem" {...inputProps('password')} />;
  return <WithoutPassword isGoogleAccount={owner.isGoogleAccount} codeProps={inputProps('mailedCode')} />;
}

function WithoutPassword({ isGoogleAccount, codeProps }: { isGoogleAccount: boolean; codeProps: object }) {
  const t = useTranslations('ownerProof');
  const send = useMailOwnerCodeMutation({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, submit } = useSubmit({
    send: () => send(),
    failed: t('mailFailed'),
    onDone: ({ sentTo: address }) => setSentTo(address ?? null),
  });
  return (
    <Stack gap="sm" align="flex-start" maw="28rem">
      <Text>{t(isGoogleAccount ? 'googleOrMail' : 'mail')}</Text>
      <Group gap="sm">
        {isGoogleAccount ? (
          <Button component="a" href="/auth/google" target="_blank" rel="opener" variant="default">
            {t('google')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void submit(undefined)} loading={busy}>
          {t(sentTo === null ? 'mailCode' : 'mailAgain')}
        </Button>
      </Group>
      <Text role="status" size="sm">
        {sentTo === null ? null : t('sent', { email: sentTo })}
      </Text>
      <TextInput
        label={t('code')}
        description={isGoogleAccount ? t('codeHint') : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        w="100%"
        {...codeProps}
      />
    </Stack>
  );
}
