import { useApolloClient } from '@apollo/client/react';
import { useMediaQuery } from '@mantine/hooks';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  /** The address of a job's page. */
  linkTo: (jobId: string, slot?: string) => string;
  /** A link to a job was pressed: shows it beside the list, unless it is there already or the press was for a new tab. */
  openBeside: (press: MouseEvent, jobId: string, slot?: string) => void;
  /** Shows a job beside the list, if there is room, without a step in the history. */
  show: (jobId: string) => void;
}

/** The browser opens the link itself, in a tab or window of its own. */
const isForNewTab = (press: MouseEvent): boolean =>
  press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey;

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
  /** That this job was opened, and which search led there: as its page does. */
  const countView = (jobId: string): void => {
    // Nobody waits for it: a view that is not counted is no error.
    client
      .mutate({ mutation: RecordSeekerJobViewDocument, variables: { jobId, search: foundBy } })
      .catch(() => undefined);
  };
  return {
    id,
    slotId: parameters.get(slotParameter),
    linkTo: (jobId, slot = '') => paths.user.job(jobId, { foundBy, slot }),
    openBeside: (press, jobId, slot) => {
      if (id === null || (jobId === id && slot === undefined) || isForNewTab(press)) return;
      press.preventDefault();
      const next = withJob(jobId, slot);
      // As a link does: the address that is there already is no step in the history.
      setParameters(next, { replace: next.toString() === parameters.toString() });
      if (jobId !== id) countView(jobId);
    },
    show: (jobId) => {
      if (id !== null && jobId !== id) setParameters(withJob(jobId), { replace: true, state: { keepsTyped: true } });
    },
  };
}
