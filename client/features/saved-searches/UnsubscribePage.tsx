import { Alert, Anchor, Button, Card, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { PageHeader } from '../../components/PageHeader';
import { timedFetch } from '../../lib/timed-fetch';
import classes from './SavedSearches.module.css';

type State = 'asking' | 'sending' | 'done' | 'invalid' | 'failed';

/** The link of a mail: opening it changes nothing, the button turns the mails off. */
export function UnsubscribePage() {
  const t = useTranslations('savedSearches.unsubscribe');
  const [parameters] = useSearchParams();
  const [state, setState] = useState<State>('asking');
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (state === 'done') next.current?.focus();
  }, [state]);

  const stop = async (): Promise<void> => {
    setState('sending');
    const token = encodeURIComponent(parameters.get('token') ?? '');
    const status = await timedFetch(`${paths.unsubscribe}?token=${token}`, { method: 'POST' }).then(
      (response) => response.status,
      () => 0,
    );
    setState(status === 200 ? 'done' : status === 404 ? 'invalid' : 'failed');
  };

  return (
    <>
      <PageHeader title={t('title')} />
      <Card maw="34rem">
        <Stack gap="md" align="flex-start">
          {state === 'invalid' || state === 'failed' ? (
            <Alert color="red" role="alert">
              {t(state)}
            </Alert>
          ) : null}
          <Text role="status">{t(state === 'done' ? 'done' : 'question')}</Text>
          {state === 'done' ? null : (
            <Button loading={state === 'sending'} onClick={() => void stop()}>
              {t('stop')}
            </Button>
          )}
          <Anchor component={Link} to={paths.user.savedSearches} ref={next} className={classes.link}>
            {t('savedSearches')}
          </Anchor>
        </Stack>
      </Card>
    </>
  );
}
