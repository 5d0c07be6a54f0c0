import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../components/toasts';
import { useSeekerWithdrawApplicationMutation, type SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';

const withdrawFailed = 'Failed to withdraw application. Please try again.';
const errorMilliseconds = 5000;

/** Takes a pending application back, after asking. */
export function WithdrawApplication({ application }: { application: SeekerApplicationFieldsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { loading, client }] = useSeekerWithdrawApplicationMutation();

  const confirm = async (): Promise<void> => {
    try {
      const { data } = await withdraw({ variables: { applicationId: application.id } });
      const refusal = firstMessage(data?.withdrawApplication, withdrawFailed);
      setIsAsking(false);
      if (refusal === null) {
        toast.success('Your application has been withdrawn.');
        return;
      }
      toast.error(refusal, { milliseconds: errorMilliseconds });
      await client.refetchQueries({ include: ['SeekerApplicationDetail'] });
    } catch {
      toast.error(withdrawFailed, { milliseconds: errorMilliseconds });
    }
  };

  return (
    <Group justify="flex-end">
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        Withdraw application
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title="Withdraw application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        destructive
        busy={loading}
        onConfirm={confirm}
      >
        <Text>
          You take back your application for {application.jobTitle || UNKNOWN_POSITION} at{' '}
          {application.companyName || UNKNOWN_COMPANY}, and your seat goes to someone else. You can apply again while
          the job is open.
        </Text>
      </ConfirmDialog>
    </Group>
  );
}
