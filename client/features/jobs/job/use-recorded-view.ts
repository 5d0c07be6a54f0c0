import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { foundByOf } from '../browse/jobs-address';
import { RecordSeekerJobViewDocument } from '../../../graphql/generated';

/**
 * Tells the server once that the job was opened, and which search led there. The search is then taken out of the
 * address, so that neither a reload nor a person who is sent the link counts for it.
 */
export function useRecordedView(jobId: string | undefined): void {
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
