import { jobsParameters, type JobsAddress } from './jobs-address';

/** The plan of the list whose pages were turned last, for as long as the browser's page lives. */
let kept: { list: string; plan: string } | null = null;

const listOf = (address: JobsAddress): string => jobsParameters({ ...address, page: 1 }).toString();

/** Before another page of a list is asked for: so it is of the same list, whichever server answers. */
export function keepPlan(address: JobsAddress, plan: string | undefined): void {
  kept = plan === undefined ? null : { list: listOf(address), plan };
}

/** A first page is planned by the server that answers it. */
export const keptPlan = (address: JobsAddress): string | null =>
  address.page > 1 && kept?.list === listOf(address) ? kept.plan : null;
