import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ModalLoading } from '../../components/ModalLoading';
import { OnDemandPart } from '../../components/OnDemandPart';
import { toastNotOpened } from '../../components/toasts';
import { IconFlag } from '../../icons';
import { onDemand } from '../../lib/on-demand';
import type { ReportSubject } from './LazyReportModal';

const reportModal = onDemand(() => import('./LazyReportModal').then((module) => module.LazyReportModal));

/** Tells the administrators that something is wrong with a job or a company. */
export function ReportAction({ kind, id }: ReportSubject) {
  const t = useTranslations('reports');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  const giveUp = (): void => {
    close();
    toastNotOpened();
  };
  return (
    <Group justify={kind === 'job' ? 'space-between' : 'flex-end'} gap="xs">
      {kind === 'job' ? (
        <Text size="sm" c="dimmed" maw="40rem">
          {t('job.neverPays')}
        </Text>
      ) : null}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t(`${kind}.open`)}
      </Button>
      <OnDemandPart
        part={reportModal}
        props={{ subject: { kind, id }, opened, onClose: close }}
        wanted={opened}
        waiting={<ModalLoading />}
        onFailure={giveUp}
      />
    </Group>
  );
}
