import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useSeekerWithdrawApplicationMutation, type SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** Takes a pending application back, after asking. */
export function WithdrawApplication({ application }: { application: SeekerApplicationFieldsFragment }) {
  const t = useTranslations('applications');
  const [isAsking, setIsAsking] = useState(false);
  const client = useApolloClient();
  const withdraw = useSeekerWithdrawApplicationMutation({
    evicts: ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'],
    changesSeats: true,
  });
  const { busy, submit } = useSubmit({
    send: () => withdraw({ applicationId: application.id }),
    failed: t('withdraw.failed'),
    onDone: () => {
      setIsAsking(false);
      toast.success(textsOf('applications')('withdraw.done'));
    },
    onRefused: (message, payload) => {
      toast.error(message, TOAST.long);
      if (!payload) return;
      setIsAsking(false);
      // What it says by now: the company has decided meanwhile, perhaps.
      void client.refetchQueries({ include: ['SeekerApplicationDetail'] });
    },
  });

  return (
    <Group justify="flex-end">
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        destructive
        busy={busy}
        onConfirm={() => submit(undefined)}
      >
        <Text>
          {t('withdraw.text', {
            job: application.jobTitle || t('unknownPosition'),
            company: application.companyName || t('unknownCompany'),
          })}
        </Text>
      </ConfirmDialog>
    </Group>
  );
}
