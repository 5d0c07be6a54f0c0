import { Button, Center, Group, Loader, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '../../../domain/reports';
import { reportSchema } from '../../../domain/reports.schema';
import { CancelButton } from '../../components/CancelButton';
import { FormError } from '../../components/FormError';
import { LazyModal } from '../../components/LazyModal';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import {
  useCompanyReportedQuery,
  useJobReportedQuery,
  useSendCompanyReportMutation,
  useSendJobReportMutation,
} from '../../graphql/generated';
import type { Payload } from '../../graphql/payload';
import { textsOf } from '../../language/store';
import { schemaErrors } from '../../lib/schema-errors';

export interface ReportSubject {
  kind: 'job' | 'company';
  id: string;
}

interface Values {
  reason: ReportReason | '';
  text: string;
}

/** Whether it is reported already, and how to report it. Another report changes nothing, so a failed question is no obstacle. */
function useReport({ kind, id }: ReportSubject) {
  const asked = { variables: { id }, fetchPolicy: 'network-only' } as const;
  const job = useJobReportedQuery({ ...asked, skip: kind !== 'job' });
  const company = useCompanyReportedQuery({ ...asked, skip: kind !== 'company' });
  const sendJobReport = useSendJobReportMutation({});
  const sendCompanyReport = useSendCompanyReportMutation({});
  const send = async ({ reason, text }: Values): Promise<Payload | null | undefined> => {
    const report = { reason: reason || null, text };
    if (kind === 'job') return sendJobReport({ input: { jobId: id, ...report } });
    return sendCompanyReport({ input: { companyId: id, ...report } });
  };
  return {
    isLoading: job.loading || company.loading,
    hasReported: job.data?.job?.viewerHasReported ?? company.data?.company?.viewerHasReported ?? false,
    send,
  };
}

interface FormProps {
  kind: ReportSubject['kind'];
  send: (values: Values) => Promise<Payload | null | undefined>;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onClose: () => void;
}

function ReportForm({ kind, send, busy, setBusy, onClose }: FormProps) {
  const t = useTranslations('reports');
  const reasons = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    initialValues: { reason: '', text: '' },
    validate: (values) => schemaErrors(reportSchema, values),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: (values) => {
      setBusy(true);
      return send(values).finally(() => setBusy(false));
    },
    failed: t('failed'),
    inputOf: (field) => (field === 'reason' ? (reasons.current?.querySelector('input') ?? null) : null),
    onDone: () => {
      toast.success(textsOf('reports')('done'));
      onClose();
    },
  });
  const isOther = form.getValues().reason === 'OTHER';
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text size="sm">{t('neverNamed')}</Text>
        <FormError messages={general} />
        <Radio.Group
          ref={reasons}
          label={<span>{t(`${kind}.question`)}</span>}
          required
          {...form.getInputProps('reason')}
        >
          <Stack gap="xs" mt="xs">
            {REPORT_REASONS.map((reason) => (
              <Radio key={reason} value={reason} label={t(`reasons.${reason}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('text')}
          description={t('textHint')}
          required={isOther}
          maxLength={REPORT_TEXT_MAX}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('text')}
        />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose} disabled={busy} />
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ReportBody({ subject, ...form }: Omit<FormProps, 'kind' | 'send'> & { subject: ReportSubject }) {
  const t = useTranslations('reports');
  const portal = useTranslations('portal');
  const { isLoading, hasReported, send } = useReport(subject);
  if (isLoading) {
    return (
      <Center py="xl" role="status" aria-label={t('loading')}>
        <Loader />
      </Center>
    );
  }
  if (!hasReported || form.busy) return <ReportForm kind={subject.kind} send={send} {...form} />;
  return (
    <Stack gap="md">
      <Text>{t(`${subject.kind}.already`)}</Text>
      <Group justify="flex-end">
        <Button onClick={form.onClose}>{portal('close')}</Button>
      </Group>
    </Stack>
  );
}

interface LazyReportModalProps {
  subject: ReportSubject;
  opened: boolean;
  onClose: () => void;
}

/** The window of ReportAction, in a chunk of its own. */
export function LazyReportModal({ subject, opened, onClose }: LazyReportModalProps) {
  const t = useTranslations('reports');
  const [busy, setBusy] = useState(false);
  return (
    <LazyModal opened={opened} onClose={onClose} busy={busy} title={t(`${subject.kind}.open`)}>
      <ReportBody subject={subject} busy={busy} setBusy={setBusy} onClose={onClose} />
    </LazyModal>
  );
}
