import { Alert, Anchor, Button, Divider, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDisownRegistrationMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import classes from './VerifyEmailView.module.css';

const failed = 'Failed to remove the password. Please try again.';

interface NotMeProps {
  token: string;
  /** The person has reached for it, so the page must not leave by itself. */
  onStay: () => void;
  onDisowned: () => void;
}

/** Offered where the mail was opened elsewhere than the registration: another person may have used the address. */
export function NotMe({ token, onStay, onDisowned }: NotMeProps) {
  const [send, { loading }] = useDisownRegistrationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const disown = async (): Promise<void> => {
    onStay();
    setProblem(null);
    const payload = await send({ variables: { token } }).then(
      ({ data }) => data?.disownRegistration,
      () => null,
    );
    const refusal = firstMessage(payload, failed);
    if (refusal) setProblem(refusal);
    else onDisowned();
  };
  return (
    <Stack gap="sm" w="100%" onFocus={onStay} onPointerEnter={onStay}>
      <Divider />
      <Text ta="center">
        Did you register at TemuKerja? If someone else used your address, we remove their password and sign them out
        everywhere.
      </Text>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      <Button variant="default" fullWidth loading={loading} onClick={() => void disown()}>
        This was not me
      </Button>
    </Stack>
  );
}

/** What comes after it. The address is verified and theirs, so the account is too, if they want it. */
export function Disowned() {
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack align="center" gap="md">
      <IconShieldCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        The password no longer works, and every device is signed out. To use the account yourself, choose a password of
        your own or sign in with Google.
      </Text>
      <Button component={Link} to={paths.forgotPassword} fullWidth ref={next}>
        Choose a new password
      </Button>
      <Anchor component={Link} to={paths.login} className={classes.link}>
        Go to login
      </Anchor>
    </Stack>
  );
}
