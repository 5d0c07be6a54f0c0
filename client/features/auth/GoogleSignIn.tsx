import { Anchor, Button, Divider, Text } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { paths } from '../../app/paths';
import { useLoginOptionsQuery } from '../../graphql/generated';
import { useGoogleSignIn } from './use-google-sign-in';

/** The button, what pressing it consents to, and the divider above the form; nothing where Google is not offered. */
export function GoogleSignIn({ returnTo }: { returnTo: string | null }) {
  const { data, error } = useLoginOptionsQuery();
  const { signIn, busy } = useGoogleSignIn(returnTo);
  // Stands there while the server is asked, so that the form does not jump for almost everyone.
  if (error || data?.signInOptions.google === false) return null;

  return (
    <>
      <div>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
          onClick={signIn}
          loading={busy}
        >
          Sign in with Google
        </Button>
        <Text size="sm" c="dimmed" ta="center" mt="xs">
          A new account accepts the{' '}
          <Anchor href={paths.terms} inherit underline="always">
            Terms
          </Anchor>{' '}
          and the{' '}
          <Anchor href={paths.privacy} inherit underline="always">
            Privacy Policy
          </Anchor>
          .
        </Text>
      </div>
      <Divider label="OR" labelPosition="center" />
    </>
  );
}
