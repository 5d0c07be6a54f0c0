import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import {
  useAdminFlaggedPaymentsQuery,
  type FlaggedPaymentCardFragment,
  type AdminFlaggedPaymentsQuery,
  useReplayPaymentCallbackMutation,
  useDismissFlaggedPaymentMutation,
} from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import classes from '../list/AdminList.module.css';
import { AdminQueue } from '../list/AdminQueue';
import { FlaggedPaymentList } from './FlaggedPaymentList';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { useAdminList } from '../list/use-admin-list';
import { formatThousands } from '../../../../domain/money';
import { Money } from '../../../components/Money';
import { Sentence } from '../../../components/Sentence';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { adminDecision } from '../admin-decision';
import { textsOf } from '../../../language/store';
import { dismissReportSchema } from '../../../../domain/payments.schema';
import { schemaErrors } from '../../../lib/schema-errors';
import { DecisionDialog } from '../words/DecisionDialog';
import { NoteForm } from '../words/NoteForm';
import { useReasonTexts } from '../words/reason-texts';

interface DismissDialogProps {
  /** Null while nothing is being dismissed. */
  payment: FlaggedPaymentCardFragment | null;
  onClose: () => void;
  onDismissed: () => void;
}

/** Asks for the note of a dismissal. */
function DismissDialog({ payment, onClose, onDismissed }: DismissDialogProps) {
  const t = useTranslations('adminMoney.flagged.dismiss');
  const texts = useReasonTexts('dismissPayment');
  const mutate = useDismissFlaggedPaymentMutation(adminDecision);
  return (
    <DecisionDialog asked={payment} onClose={onClose} titleOf={() => t('title')}>
      {({ id, merchantRef }, form) => (
        <NoteForm
          key={id}
          {...form}
          field="note"
          input={{ label: t('note'), description: t('noteHint'), required: true }}
          texts={texts}
          text={merchantRef ? t('text', { reference: merchantRef }) : t('textOfNone')}
          submitLabel={t('label')}
          validate={(note) => schemaErrors(dismissReportSchema, { id, note })}
          send={(note) => mutate({ input: { id, note } })}
          failed={t('failed')}
          onDone={() => {
            toast.success(textsOf('adminMoney')('flagged.dismiss.done'), TOAST.admin);
            onDismissed();
          }}
        />
      )}
    </DecisionDialog>
  );
}

/** Replays one callback at a time, and says what came of it. */
function useReplay(): { replay: (id: string) => Promise<void>; busy: boolean } {
  const mutate = useReplayPaymentCallbackMutation(adminDecision);
  const { busy, submit } = useSubmit({
    send: (id: string) => mutate({ id }),
    failed: textsOf('adminMoney')('flagged.replay.failed'),
    toastOptions: TOAST.admin,
    onDone: ({ outcome }) => {
      const t = textsOf('adminMoney');
      if (!outcome) toast.error(t('flagged.replay.failed'), TOAST.admin);
      else if (outcome === 'STILL_FLAGGED') toast.warning(t('flagged.replay.STILL_FLAGGED'), TOAST.admin);
      else toast.success(t(`flagged.replay.${outcome}`), TOAST.admin);
    },
  });
  return { replay: submit, busy };
}

type Sums = NonNullable<AdminFlaggedPaymentsQuery['adminFlaggedPayments']['sums']>;

/** What the invoices of all reports in the list add up to. */
function FlaggedSums({ sums: { invoices, amount, tokens } }: { sums: Sums }) {
  const t = useTranslations('adminMoney.flagged');
  const values = { invoices, count: tokens, tokens: formatThousands(tokens), money: () => <Money amount={amount} /> };
  return (
    <p>
      <Sentence>{t.rich('sums', values)}</Sentence>
    </p>
  );
}

export function FlaggedPaymentsPage() {
  const key = useListKey();
  return <FlaggedPayments key={key} listKey={key} />;
}

function FlaggedPayments({ listKey }: { listKey: string }) {
  const t = useTranslations('adminMoney.flagged');
  const title = useTranslations('adminMoney.titles')('flaggedPayments');
  const [address, change] = useListAddress(listKey);
  const period = periodOf(address);
  const query = useAdminFlaggedPaymentsQuery({ variables: periodVariables(period) });
  const reports = useAdminList(query, (data) => data.adminFlaggedPayments, t('failed'));
  const figures = query.data?.adminFlaggedPayments;
  const [asked, setAsked] = useState<FlaggedPaymentCardFragment | null>(null);
  const [dismissed, setDismissed] = useState<FlaggedPaymentCardFragment | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { replay, busy } = useReplay();

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    await replay(asked.id);
    setAsked(null);
    list.current?.focus();
  };

  return (
    <>
      <PageHeader title={title} context={t('context')} />
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={reports.matching} />
      {figures?.sums ? <FlaggedSums sums={figures.sums} /> : null}
      <AdminQueue
        ref={list}
        list={reports}
        // What a replay has settled leaves the list like what was dismissed.
        isOpen={({ flag }) => flag !== null}
        empty={<EmptyState drawing="tokens">{t(isGiven(period) ? 'noneInDays' : 'none')}</EmptyState>}
      >
        {(payments) => <FlaggedPaymentList payments={payments} onReplay={setAsked} onDismiss={setDismissed} />}
      </AdminQueue>
      <DismissDialog
        payment={dismissed}
        onClose={() => setDismissed(null)}
        onDismissed={() => {
          setDismissed(null);
          list.current?.focus();
        }}
      />
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('replay.title')}
        confirmLabel={t('replay.label')}
        busy={busy}
        onConfirm={confirm}
      >
        {asked?.merchantRef ? t('replay.text', { reference: asked.merchantRef }) : t('replay.textOfNone')}
      </ConfirmDialog>
    </>
  );
}
