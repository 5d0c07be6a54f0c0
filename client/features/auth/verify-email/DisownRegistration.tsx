import { useTranslations } from 'use-intl/react';
import { Alert, Anchor, Button, Divider, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { useSubmit } from '../../../components/use-submit';
import { useDisownRegistrationMutation } from '../../../graphql/generated';
import classes from './VerifyEmailView.module.css';

interface NotMeProps {
  token: string;
  /** The person has reached for it, so the page must not leave by itself. */
  onStay: () => void;
  onDisowned: () => void;
}

/** Offered where the mail was opened elsewhere than the registration: another person may have used the address. */
export function DisownRegistration({ token, onStay, onDisowned }: NotMeProps) {
  const t = useTranslations('account.notMe');
  const send = useDisownRegistrationMutation({});
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, submit } = useSubmit({
    send: async () => {
      onStay();
      setProblem(null);
      return send({ token });
    },
    failed: t('failed'),
    onDone: onDisowned,
    onRefused: setProblem,
  });
  return (
    <Stack gap="sm" w="100%" onFocus={onStay} onPointerEnter={onStay}>
      <Divider />
      <Text ta="center">{t('question')}</Text>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      <Button variant="default" fullWidth loading={busy} onClick={() => void submit(undefined)}>
        {t('submit')}
      </Button>
    </Stack>
  );
}

/** What comes after it. The address is verified and theirs, so the account is too, if they want it. */
export function RegistrationDisowned() {
  const t = useTranslations('account.notMe');
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack align="center" gap="md">
      <IconShieldCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        {t('done')}
      </Text>
      <Button component={Link} to={paths.forgotPassword} fullWidth ref={next}>
        {t('choosePassword')}
      </Button>
      <Anchor component={Link} to={paths.login} className={classes.link}>
        {t('login')}
      </Anchor>
    </Stack>
  );
}
