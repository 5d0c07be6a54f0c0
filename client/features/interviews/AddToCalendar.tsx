import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '../../icons';
import type { InterviewState } from '../../../domain/interviews';
import { spanOf, type ZonedSpan } from '../../../domain/interview-times';
import { paths } from '../../../domain/paths';
import { useNow } from '../../lib/use-now';

interface AddToCalendarProps {
  application: {
    id: string;
    status: string;
    interview: { state: InterviewState } | null;
    selectedInterview: ZonedSpan;
  };
}

/** The file of an upcoming interview for the reader's calendar. */
export function AddToCalendar({ application }: AddToCalendarProps) {
  const { id, status, interview, selectedInterview: time } = application;
  const t = useTranslations('applications');
  const now = useNow();
  if (status !== 'ACCEPTED' || interview?.state === 'CANCELLED' || spanOf(time).startsAt <= now) return null;
  return (
    <Button
      component="a"
      href={paths.interviewFile(id)}
      download="interview.ics"
      variant="default"
      leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
    >
      {t('addToCalendar')}
    </Button>
  );
}
