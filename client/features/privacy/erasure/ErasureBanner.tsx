import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { useSession } from '../../../app/session';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useCancelOwnErasureMutation, type OwnErasureQuery } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { wibDateOf } from '../../../../domain/time';

type Erasure = NonNullable<OwnErasureQuery['myErasure']>;

/** What is waiting to be erased, and the way back. */
export function ErasureBanner({ erasure }: { erasure: Erasure }) {
  const t = useTranslations('erasure.banner');
  const formats = useFormats();
  const { reloadSession } = useSession();
  const cancel = useCancelOwnErasureMutation({ refetches: ['OwnErasure'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => cancel(),
    onDone: () => {
      toast.success(t('cancelled'));
      // The frame of every page says what waits.
      reloadSession().catch(() => undefined);
    },
  });
  if (erasure.state === 'ERASING') return <Alert role="status">{t('erasing')}</Alert>;
  const day = formats.day(wibDateOf(new Date(erasure.dueAt)));
  return (
    <Alert color="amber" title={t('title', { day })}>
      <Stack gap="md" align="flex-start">
        <Text>{t('waits', { role: erasure.role ?? 'ACCOUNT', day })}</Text>
        <Button onClick={() => void submit(undefined)} loading={busy}>
          {t('cancel')}
        </Button>
      </Stack>
    </Alert>
  );
}
