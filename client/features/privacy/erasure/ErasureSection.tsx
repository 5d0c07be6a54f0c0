import { Button, Skeleton, Stack, Text, Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { PartStatus } from '../../../components/PartStatus';
import { useOwnErasureQuery, useCancelOwnErasureMutation, type OwnErasureQuery } from '../../../graphql/generated';
import { ErasureForm } from './ErasureForm';
import { useSession } from '../../../app/session';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useFormats } from '../../../language/formats';
import { wibDateOf } from '../../../../domain/time';

type Erasure = NonNullable<OwnErasureQuery['myErasure']>;

/** What is waiting to be erased, and the way back. */
function ErasureBanner({ erasure }: { erasure: Erasure }) {
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

/** Having one's data erased: what goes and what stays, the request, and the way back while it waits. */
export function ErasureSection() {
  const t = useTranslations('erasure.section');
  const query = useOwnErasureQuery();
  const { data } = query;
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t('title')}>
      {!data ? (
        <PartStatus query={query} failed={t('loadFailed')} outline={<Skeleton h="4rem" />} />
      ) : data.myErasure ? (
        <ErasureBanner erasure={data.myErasure} />
      ) : asking ? (
        <ErasureForm companyGoes={data.companyGoesAlong} onBack={() => setAsking(false)} />
      ) : (
        <Stack gap="md" align="flex-start">
          <Text>{t('intro')}</Text>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('start')}
          </Button>
        </Stack>
      )}
    </SectionCard>
  );
}
