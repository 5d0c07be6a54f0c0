import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ApplicantDocument, type ReaderApplicantFragment } from '../../../graphql/generated';

/** Fetches the person who comes next, so that moving shows them at once. Only behind the mask: a look has its receipt. */
export function usePrefetch(next: ReaderApplicantFragment | undefined): void {
  const client = useApolloClient();
  const id = next?.viewerCanDecide ? next.id : null;
  useEffect(() => {
    if (id !== null) client.query({ query: ApplicantDocument, variables: { id } }).catch(() => undefined);
  }, [client, id]);
}
