import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { closesAt } from '../../../../domain/replies';
import { DateText } from '../../../components/DateText';
import { LightButton } from '../../../components/LightButton';
import { SectionCard } from '../../../components/SectionCard';
import { PartSkeleton } from '../../../components/skeletons';
import { canChoose } from '../../../components/times/board-weeks';
import { TimeBoard } from '../../../components/times/TimeBoard';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { PartStatus } from '../../../components/PartStatus';
import { useSubmit } from '../../../components/use-submit';
import {
  useJobTimesQuery,
  useSeekerChooseAnotherTimeMutation,
  type SeekerApplicationFieldsFragment,
} from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import classes from './Application.module.css';
import { Sentence } from '../../../components/Sentence';

interface ChooseAgainProps {
  application: SeekerApplicationFieldsFragment;
}

/** For an application that has lapsed: the job's other times, of which the button sends the chosen one. */
export function ChooseAgain({ application }: ChooseAgainProps) {
  const t = useTranslations('applications.again');
  const applyText = useTranslations('browse.apply');
  const { job, jobId, lapsedAt } = application;
  const mayChoose = job?.viewerCanApply ?? false;
  const query = useJobTimesQuery({ variables: { jobId }, fetchPolicy: 'network-only', skip: !mayChoose });
  const { data, refetch } = query;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const apply = useSeekerChooseAnotherTimeMutation({
    evicts: ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'],
  });
  const { busy, submit } = useSubmit({
    send: (slotId: string) => apply({ input: { jobId, slotId } }),
    failed: t('failed'),
    onDone: () => toast.success(textsOf('applications')('again.done')),
    onRefused: (message, answer) => {
      toast.error(message, TOAST.long);
      // It may have been taken meanwhile.
      if (answer) void refetch();
    },
  });
  const times = (data?.job?.interviewAvailability ?? []).filter(canChoose);
  // One that was taken meanwhile is no choice any more.
  const chosen = times.find(({ id }) => id === chosenId);

  const said = !mayChoose ? 'closed' : data && times.length === 0 ? 'none' : 'text';
  return (
    <SectionCard title={t('title')}>
      <Text mb={times.length > 0 ? 'md' : 0}>
        <Sentence>
          {t.rich(said, {
            day: () => (
              <DateText
                value={closesAt(new Date(lapsedAt ?? '')).toISOString()}
                zone={application.selectedInterview.timeZone}
              />
            ),
          })}
        </Sentence>
      </Text>
      {mayChoose && !data ? <PartStatus query={query} failed={t('loadFailed')} outline={<PartSkeleton />} /> : null}
      {times.length > 0 ? (
        <>
          {/* An arrow key moves from time to time and chooses each: a choice alone must send nothing. */}
          <TimeBoard times={times} label={t('choose')} value={chosen?.id ?? null} onChoose={setChosenId} />
          <LightButton
            className={classes.send}
            disabled={!chosen}
            busy={busy}
            onClick={() => chosen && void submit(chosen.id)}
          >
            {applyText('submit')}
          </LightButton>
        </>
      ) : null}
    </SectionCard>
  );
}
