import { useTranslations } from 'use-intl/react';
import { Alert, Anchor, Button, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarX } from '../../../icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { paths } from '../../../../domain/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import { useJobTimesQuery, type JobTimesQuery } from '../../../graphql/generated';
import classes from './Applicant.module.css';

type Slot = NonNullable<JobTimesQuery['job']>['interviewAvailability'][number];

interface ApplicantOtherSlotsProps {
  jobId: string;
  /** Why the applicant's own time does not fit, and the consequence. */
  title: string;
  text: string;
  busy: boolean;
  onChoose: (slotId: string) => void;
}

function Choices({
  slots,
  busy,
  onChoose,
}: {
  slots: readonly Slot[];
  busy: boolean;
  onChoose: (slotId: string) => void;
}) {
  const t = useTranslations('applicants');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <Radio.Group label={t('otherSlots.label')} value={chosen} onChange={setChosen} mt="md">
        <Stack gap="xs" mt="xs">
          {slots.map((slot) => (
            <Radio
              key={slot.id}
              value={slot.id}
              className={classes.choice}
              label={<InterviewLine time={slot} />}
              description={t('otherSlots.seatsLeft', { left: slot.seatsLeft, seats: slot.maxApplicants })}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Button mt="md" fullWidth loading={busy} disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
        {t('accept.confirm', { count: ACCEPTANCE_COST })}
      </Button>
    </>
  );
}

/** The applicant's own time does not do; another open one of the job may. */
export function ApplicantOtherSlots({ jobId, title, text, busy, onChoose }: ApplicantOtherSlotsProps) {
  const t = useTranslations('applicants.otherSlots');
  const { data, error } = useJobTimesQuery({ variables: { jobId }, fetchPolicy: 'network-only' });
  const open = data?.job?.interviewAvailability.filter((slot) => slot.state === 'OPEN') ?? [];
  return (
    <Alert color="amber" role="alert" title={title} icon={<IconCalendarX aria-hidden />}>
      <Text size="sm">{text}</Text>
      {!data && !error ? <Skeleton height={88} mt="md" /> : null}
      {open.length > 0 ? <Choices slots={open} busy={busy} onChoose={onChoose} /> : null}
      {(data || error) && open.length === 0 ? (
        <Text size="sm" mt="sm">
          {t.rich('none', {
            link: (words) => (
              <Anchor component={Link} to={paths.company.jobSlots(jobId)} inherit underline="always">
                {words}
              </Anchor>
            ),
          })}
        </Text>
      ) : null}
    </Alert>
  );
}
