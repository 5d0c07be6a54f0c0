import type { Translation } from '../../../domain/language';
import type { applications as english } from '../en/applications';

export const applications: Translation<typeof english> = {
  titles: {
    appliedJobs: 'Lamaran Saya',
    application: 'Lamaran',
    interviewCalendar: 'Kalender Wawancara',
    upcomingInterviews: 'Wawancara Mendatang',
  },
};
