import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { ErrorState } from '../../components/ErrorState';
import { useSubmit } from '../../components/use-submit';
import { useFreezeOwnersMutation } from '../../graphql/generated';
import { FormCard } from '../auth/FormCard';

/** A mail program that follows links must not do anything: a person presses the button. */
function Question({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useTranslations('team.notMe');
  const send = useFreezeOwnersMutation({});
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, submit } = useSubmit({
    send: async () => {
      setProblem(null);
      return send({ code });
    },
    onRefused: setProblem,
    onDone,
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
        {t('wasRight')}
      </Text>
    </Stack>
  );
}

function Done() {
  const t = useTranslations('team.notMe');
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text role="status">{t('done')}</Text>
      <Button fullWidth component={Link} to={paths.landing} ref={next}>
        {t('home')}
      </Button>
    </Stack>
  );
}

/** Where "This was not me" of a former owner's mail leads. */
export function OwnerNotMePage() {
  const titles = useTranslations('team.titles');
  const errors = useTranslations('errors');
  const [parameters] = useSearchParams();
  const code = parameters.get('code');
  const [isDone, setIsDone] = useState(false);
  return (
    <FormCard width="narrow" title={titles('ownerNotMe')}>
      {isDone ? (
        <Done />
      ) : code ? (
        <Question code={code} onDone={() => setIsDone(true)} />
      ) : (
        <ErrorState message={errors('UNDO_CODE_INVALID')} />
      )}
    </FormCard>
  );
}
