import { useApolloClient } from '@apollo/client/react';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams, type To } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { RecordSeekerJobViewDocument } from '../../../graphql/generated';
import { jobsAddressOf } from './jobs-address';

/** From here on there is room for the list and a job beside it; the stylesheets have the same width. */
const wide = '(min-width: 75em)';
/** The chosen job and time in the list's address. */
const jobParameter = 'job';
const slotParameter = 'slot';

export interface ChosenJob {
  /** The job beside the list; null where there is no room for it. */
  id: string | null;
  /** The time that it begins with there. */
  slotId: string | null;
  /** The way to a job: beside the list, or to its page for the one that is there already. */
  linkTo: (jobId: string, slot?: string) => To;
  /** Shows a job beside the list, if there is room, without a step in the history. */
  show: (jobId: string) => void;
  /** Counts that the search led to this job: as its page does when it is opened. */
  opened: (jobId: string) => void;
}

/** Which job is beside the list: the one in the address, else the first. */
export function useChosenJob(firstId: string | undefined): ChosenJob {
  const [parameters, setParameters] = useSearchParams();
  const isWide = useMediaQuery(wide, false, { getInitialValueInEffect: false });
  const client = useApolloClient();
  const { search: foundBy } = jobsAddressOf(parameters);
  const id = isWide ? (parameters.get(jobParameter) ?? firstId ?? null) : null;

  const withJob = (jobId: string, slot?: string): URLSearchParams => {
    const next = new URLSearchParams(parameters);
    next.set(jobParameter, jobId);
    next.delete(slotParameter);
    if (slot !== undefined) next.set(slotParameter, slot);
    return next;
  };
  return {
    id,
    slotId: parameters.get(slotParameter),
    linkTo: (jobId, slot) =>
      id === null || (jobId === id && slot === undefined)
        ? paths.user.job(jobId, { foundBy, slot: slot ?? '' })
        : { search: withJob(jobId, slot).toString() },
    show: (jobId) => {
      if (id !== null && jobId !== id) setParameters(withJob(jobId), { replace: true, state: { keepsTyped: true } });
    },
    opened: (jobId) => {
      // Nobody waits for it: a view that is not counted is no error.
      if (id !== null && jobId !== id && foundBy !== '')
        client
          .mutate({ mutation: RecordSeekerJobViewDocument, variables: { jobId, search: foundBy } })
          .catch(() => undefined);
    },
  };
}
