import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import { PAUSE_ANSWER_MAX } from '../../../domain/reports';
import { answerPauseSchema } from '../../../domain/reports.schema';
import { DateText } from '../../components/DateText';
import { FormError } from '../../components/FormError';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import { useSendPauseAnswerMutation, type PausedJobFragment } from '../../graphql/generated';
import { IconClockPause } from '../../icons';
import { textsOf } from '../../language/store';
import { schemaErrors } from '../../lib/schema-errors';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import classes from './PausedNotice.module.css';
import { Sentence } from '../../components/Sentence';

function AnswerForm({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs.paused');
  const mutate = useSendPauseAnswerMutation({});
  const form = useForm({
    initialValues: { text: '' },
    validate: (values) => schemaErrors(answerPauseSchema, { jobId, ...values }),
  });
  useUnsavedChanges(form.isDirty());
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: ({ text }) => mutate({ input: { jobId, text } }),
    failed: t('failed'),
    onDone: () => void toast.success(textsOf('companyJobs')('paused.done')),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm" align="flex-start">
        <FormError messages={general} />
        <Textarea
          label={t('answer')}
          description={t('answerHint')}
          required
          maxLength={PAUSE_ANSWER_MAX}
          autosize
          minRows={3}
          maxRows={10}
          className={classes.answer}
          {...form.getInputProps('text')}
        />
        <Button type="submit" loading={busy}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Why a job is hidden, and the one answer that its company may give; nothing while it is not paused. */
export function PausedNotice({ job }: { job: PausedJobFragment }) {
  const t = useTranslations('companyJobs.paused');
  const { pause } = job;
  if (!pause) return null;
  return (
    <Alert
      color="amber"
      role="note"
      title={t(pause.isHeld ? 'heldTitle' : 'title')}
      icon={<IconClockPause aria-hidden />}
      mb="lg"
    >
      <Stack gap="sm">
        <Text size="sm">
          <Sentence>
            {t.rich(pause.isHeld ? 'heldSince' : 'since', {
              when: () => <DateText value={pause.pausedAt} zone={WIB} />,
            })}
          </Sentence>
        </Text>
        <div>
          <Text size="sm" fw={600}>
            {t('reason')}
          </Text>
          <Text size="sm" className={classes.written} translate="no">
            {pause.reason}
          </Text>
        </div>
        {pause.answer ? (
          <div>
            <Text size="sm" fw={600}>
              {t('yourAnswer')}
            </Text>
            <Text size="sm" className={classes.written} translate="no">
              {pause.answer}
            </Text>
          </div>
        ) : null}
        {pause.viewerCanAnswer ? <AnswerForm key={pause.pausedAt} jobId={job.id} /> : null}
      </Stack>
    </Alert>
  );
}
