import { useTranslations } from 'use-intl/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink';
import { lastJobsList } from '../browse/last-jobs-list';
import { ReportAction } from '../../reports/ReportAction';
import { JobContent } from './JobContent';

export function JobPage() {
  const t = useTranslations('browse.titles');
  const { jobId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <BackLink {...lastJobsList()}>{t('findJobs')}</BackLink>
      <JobContent
        jobId={jobId}
        wantedSlotId={parameters.get('slot')}
        reportOf={(id) => <ReportAction kind="job" id={id} />}
      />
    </>
  );
}
