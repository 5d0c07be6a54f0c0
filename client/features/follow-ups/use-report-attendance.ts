import { useTranslations } from 'use-intl/react';
import type { Attendance } from '../../../domain/follow-ups';
import { useSubmit, type Submit } from '../../components/use-submit';
import { useReportAttendanceMutation } from '../../graphql/generated';

/** Says for the own side how an interview was. */
export function useReportAttendance(applicationId: string): Submit<Attendance> {
  const t = useTranslations('applications.followUp');
  const report = useReportAttendanceMutation({ evicts: ['companyApplications'] });
  return useSubmit({
    send: (attendance: Attendance) => report({ input: { applicationId, attendance } }),
    onDone: () => undefined,
    failed: t('failed'),
  });
}
