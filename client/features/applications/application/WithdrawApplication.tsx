import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../components/toasts';
import { useSeekerWithdrawApplicationMutation, type SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';

const withdrawFailed = (): string => textsOf('applications')('withdraw.failed');
const errorMilliseconds = 5000;

/** Takes a pending application back, after asking. */
export function WithdrawApplication({ application }: { application: SeekerApplicationFieldsFragment }) {
  const t = useTranslations('applications');
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { loading, client }] = useSeekerWithdrawApplicationMutation();

  const confirm = async (): Promise<void> => {
    try {
      const { data } = await withdraw({ variables: { applicationId: application.id } });
      const refusal = firstMessage(data?.withdrawApplication, withdrawFailed());
      setIsAsking(false);
      if (refusal === null) {
        toast.success(textsOf('applications')('withdraw.done'));
        return;
      }
      toast.error(refusal, { milliseconds: errorMilliseconds });
      await client.refetchQueries({ include: ['SeekerApplicationDetail'] });
    } catch {
      toast.error(withdrawFailed(), { milliseconds: errorMilliseconds });
    }
  };

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
        busy={loading}
        onConfirm={confirm}
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
