import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { foundByOf } from '../browse/jobs-address';
import { RecordSeekerJobViewDocument } from '../../../graphql/generated';

/**
 * Tells the server once which search led here, when the job is shown. The search is then taken out of the address, so
 * that neither a reload nor a person who is sent the link counts for it.
 */
export function useRecordedView(jobId: string | undefined): void {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const term = foundByOf(parameters);
  useEffect(() => {
    if (jobId === undefined || term === '') return;
    // Nobody waits for it: a view that is not counted is no error.
    client.mutate({ mutation: RecordSeekerJobViewDocument, variables: { jobId, search: term } }).catch(() => undefined);
    const rest = new URLSearchParams(parameters);
    rest.delete('q');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: state as unknown });
  }, [jobId, term, parameters, client, navigate, pathname, hash, state]);
}
