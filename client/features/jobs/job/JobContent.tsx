import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { useViewer } from '../../../app/session';
import { ErrorState } from '../../../components/ErrorState';
import { DetailSkeleton, PartSkeleton } from '../../../components/skeletons';
import { SeekerJobTimesDocument, useSeekerJobQuery, RecordSeekerJobViewDocument } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { JobView } from './JobView';
import type { Elements } from '../../../components/elements';
import { foundByOf } from '../browse/jobs-address';

/**
 * Tells the server once that the job was opened, and which search led there. The search is then taken out of the
 * address, so that neither a reload nor a person who is sent the link counts for it.
 */
function useRecordedView(jobId: string | undefined): void {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const recorded = useRef<string>(undefined);
  const term = foundByOf(parameters);
  useEffect(() => {
    if (jobId === undefined) return;
    if (recorded.current !== jobId) {
      recorded.current = jobId;
      // Nobody waits for it: a view that is not counted is no error.
      client
        .mutate({ mutation: RecordSeekerJobViewDocument, variables: { jobId, search: term } })
        .catch(() => undefined);
    }
    if (term === '') return;
    const rest = new URLSearchParams(parameters);
    rest.delete('q');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: state as unknown });
  }, [jobId, term, parameters, client, navigate, pathname, hash, state]);
}

export interface JobContentProps {
  jobId: string;
  /** The time to begin with; null without one. */
  wantedSlotId?: string | null;
  /** Which press of a link asked for it: the same link pressed again asks again. */
  wantedBy?: string;
  /** Beside a list, which has the page's title. */
  isPane?: boolean;
  /** The way to report it, which is another feature's: the page composes. */
  reportOf: (jobId: string) => Elements;
}

/** A job with its times and Apply Now: a page of its own, or the pane beside a list. */
export function JobContent({ jobId, wantedSlotId = null, wantedBy = '', isPane = false, reportOf }: JobContentProps) {
  const t = useTranslations('browse.job');
  const titles = useTranslations('browse.titles');
  const { company } = useViewer();
  const { data, error, loading, refetch } = useSeekerJobQuery({
    variables: { id: jobId },
    skip: jobId === '',
    // A job whose clashes could not be computed is still worth showing, with a word about it.
    errorPolicy: 'all',
  });
  // The list tells by itself which job is opened beside it.
  useRecordedView(isPane ? undefined : data?.job?.id);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const client = useApolloClient();
  const renewTimes = useCallback(() => {
    const times = { query: SeekerJobTimesDocument, variables: { id: jobId }, fetchPolicy: 'network-only' } as const;
    // What came in part has to be said, as for the whole job.
    client.query(times).catch(reload);
  }, [client, jobId, reload]);

  if (data?.job) {
    return (
      <JobView
        job={data.job}
        ownCompanyId={company?.id ?? null}
        conflictsUnknown={Boolean(error)}
        wantedSlotId={wantedSlotId}
        wantedBy={wantedBy}
        areTimesAnswered={!loading}
        isPane={isPane}
        onReload={reload}
        onTimesStale={renewTimes}
        report={reportOf(data.job.id)}
      />
    );
  }
  if (!error && jobId !== '') return isPane ? <PartSkeleton /> : <DetailSkeleton />;
  return (
    <ErrorState
      title={isPane ? undefined : titles('job')}
      message={jobId === '' ? t('idMissing') : queryErrorText(error, t('loadFailed'))}
      onRetry={jobId === '' || isRefusal(error) ? undefined : reload}
      action={
        <Button component={Link} to={paths.user.jobs} variant="default">
          {t('browseJobs')}
        </Button>
      }
    />
  );
}
