import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '../../icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import classes from './Reschedule.module.css';
import type { Reschedule } from './use-reschedule';

interface TakeBackProps {
  reschedule: Reschedule;
  /** How many proposals this side has left. */
  left: number;
  onRefused: (message: string | null) => void;
}

/** Withdraws an own proposal. Asks first, because it stays counted. */
export function WithdrawProposal({ reschedule, left, onRefused }: TakeBackProps) {
  const t = useTranslations('applications.reschedule.takeBack');
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    onRefused(null);
    const errors = await reschedule.takeBack();
    setIsAsking(false);
    onRefused(errors[0]?.message ?? null);
  };
  return (
    <>
      <Button
        variant="default"
        className={classes.own}
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('title')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        busy={reschedule.busy}
        onConfirm={confirm}
      >
        {t('text', { left })}
      </ConfirmDialog>
    </>
  );
}
