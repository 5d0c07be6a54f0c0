import { useTranslations } from 'use-intl/react';
import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import classes from './BulkRejectBar.module.css';
import type { BulkReject } from './use-bulk-reject';

interface BulkRejectBarProps {
  bulk: BulkReject;
  pendingCount: number;
}

function Hint({ count, pendingCount }: { count: number; pendingCount: number }) {
  const t = useTranslations('applicants.bulk');
  return <span>{count > 0 ? t('selected', { count }) : t(pendingCount > 0 ? 'hint' : 'noneLeft')}</span>;
}

/** After the list, and in sight at the bottom of the window while applicants are chosen. */
export function BulkRejectBar({ bulk, pendingCount }: BulkRejectBarProps) {
  const t = useTranslations('applicants.bulk');
  const [question, setQuestion] = useState({ asking: false, count: 0 });
  const [hasRejected, setHasRejected] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const count = bulk.selectedIds.length;
  if (pendingCount === 0 && !hasRejected) return null;
  const close = (): void => setQuestion({ ...question, asking: false });
  // The pressed button leaves with the choice: the keyboard stays here instead of going to the top of the page.
  const keepFocus = (): void => bar.current?.focus();
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={t('label')}
      className={classes.bar}
      data-bottom-bar="page"
      data-active={count > 0 || undefined}
    >
      <Text size="sm" aria-live="polite" className={classes.count}>
        <Hint count={count} pendingCount={pendingCount} />
      </Text>
      {count < pendingCount ? (
        <Button variant="subtle" className={classes.all} onClick={bulk.chooseAll}>
          {t('selectAll', { count: pendingCount })}
        </Button>
      ) : null}
      {count > 0 ? (
        <>
          <Button
            variant="subtle"
            onClick={() => {
              bulk.clear();
              keepFocus();
            }}
          >
            {t('clear')}
          </Button>
          <Button color="red" onClick={() => setQuestion({ asking: true, count })}>
            {t('reject', { count })}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        opened={question.asking}
        onClose={close}
        title={t('title', { count: question.count })}
        confirmLabel={t('confirm', { count: question.count })}
        destructive
        busy={bulk.busy}
        onConfirm={async () => {
          await bulk.rejectSelected();
          setHasRejected(true);
          close();
          keepFocus();
        }}
      >
        {t('text', { count: question.count })}
      </ConfirmDialog>
    </div>
  );
}
