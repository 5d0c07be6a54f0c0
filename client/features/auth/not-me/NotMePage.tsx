import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { ErrorState } from '../../../components/ErrorState';
import { useSubmit } from '../../../components/use-submit';
import { useUndoAccessChangeMutation, type AccessPart } from '../../../graphql/generated';
import { IconShieldCheck } from '../../../icons';
import { FormCard } from '../FormCard';
import classes from '../verify-email/VerifyEmailView.module.css';

/** A mail program that follows links must not undo anything: a person presses the button. */
function Question({ code, onUndone }: { code: string; onUndone: (part: AccessPart) => void }) {
  const t = useTranslations('account.undo');
  const send = useUndoAccessChangeMutation({});
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, submit } = useSubmit({
    send: async () => {
      setProblem(null);
      return send({ code });
    },
    failed: t('failed'),
    onRefused: setProblem,
    onDone: ({ undone }) => undone && onUndone(undone),
  });
  return (
    <Stack gap="md">
      <Text>{t('question')}</Text>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      <Button fullWidth loading={busy} onClick={() => void submit(undefined)}>
        {t('submit')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('wasMe')}
      </Text>
    </Stack>
  );
}

function Undone({ part }: { part: AccessPart }) {
  const t = useTranslations('account.undo');
  const ways = useTranslations('account.notMe');
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack align="center" gap="md">
      <IconShieldCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        {`${t(`done.${part}`)} ${t('advice')}`}
      </Text>
      {/* A full page load, because nobody is signed in here any more. */}
      <Button fullWidth ref={next} onClick={() => leaveForFreshPage(paths.forgotPassword)}>
        {ways('choosePassword')}
      </Button>
      <Anchor component="button" type="button" onClick={() => leaveForFreshPage(paths.login)} className={classes.link}>
        {ways('login')}
      </Anchor>
    </Stack>
  );
}

/** Where "This was not me" of a mail about a change of password, second factor or Google leads. */
export function NotMePage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.notMe');
  const errors = useTranslations('errors');
  const [parameters] = useSearchParams();
  const code = parameters.get('code');
  const [undone, setUndone] = useState<AccessPart | null>(null);
  return (
    <FormCard width="narrow" title={titles('notMe')}>
      {undone ? (
        <Undone part={undone} />
      ) : code ? (
        <Question code={code} onUndone={setUndone} />
      ) : (
        <ErrorState
          message={errors('UNDO_CODE_INVALID')}
          action={
            <Anchor component={Link} to={paths.forgotPassword} className={classes.link}>
              {t('choosePassword')}
            </Anchor>
          }
        />
      )}
    </FormCard>
  );
}
