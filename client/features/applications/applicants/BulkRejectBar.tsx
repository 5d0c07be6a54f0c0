import { Button, Checkbox, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import classes from './BulkRejectBar.module.css';
import type { BulkReject } from './use-bulk-reject';

interface BulkRejectBarProps {
  bulk: BulkReject;
  pendingCount: number;
}

/** Chooses one pending applicant. */
export function ApplicantCheckbox({
  id,
  name,
  jobTitle,
  bulk,
}: {
  id: string;
  name: string;
  jobTitle: string;
  bulk: BulkReject;
}) {
  return (
    <Checkbox
      aria-label={`Select ${name}, ${jobTitle}`}
      classNames={{ input: classes.checkbox }}
      checked={bulk.selectedIds.includes(id)}
      disabled={bulk.busy}
      onChange={(event) => bulk.choose(id, event.currentTarget.checked)}
    />
  );
}

function hintOf(count: number, pendingCount: number): string {
  if (count > 0) return `${count} selected`;
  return pendingCount > 0
    ? 'Select pending applicants to reject several at once.'
    : 'No pending applicants are left on this page.';
}

/** After the list, and in sight at the bottom of the window while applicants are chosen. */
export function BulkRejectBar({ bulk, pendingCount }: BulkRejectBarProps) {
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
      aria-label="Reject several applicants"
      className={classes.bar}
      data-active={count > 0 || undefined}
    >
      <Text size="sm" aria-live="polite" className={classes.count}>
        {hintOf(count, pendingCount)}
      </Text>
      {count < pendingCount ? (
        <Button variant="subtle" onClick={bulk.chooseAll}>
          Select all {pendingCount} pending
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
            Clear
          </Button>
          <Button color="red" onClick={() => setQuestion({ asking: true, count })}>
            Reject {count} selected
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        opened={question.asking}
        onClose={close}
        title={question.count === 1 ? 'Reject 1 applicant?' : `Reject ${question.count} applicants?`}
        confirmLabel={`Reject ${question.count}`}
        destructive
        busy={bulk.busy}
        onConfirm={async () => {
          await bulk.rejectSelected();
          setHasRejected(true);
          close();
          keepFocus();
        }}
      >
        {question.count === 1
          ? 'The applicant is told by e-mail, and the interview seat becomes free. A rejection is final.'
          : 'Each applicant is told by e-mail, and the interview seats become free. A rejection is final.'}
      </ConfirmDialog>
    </div>
  );
}
