import { MINUTE_MS } from '../../../domain/time';
import { Lease } from '../../db/lease';
import type { Services } from '../../services';

const LEASE_MS = MINUTE_MS;

/** Who holds it makes or removes the file. */
export const exportLease = (services: Pick<Services, 'dataSource' | 'clock'>, id: string): Lease =>
  new Lease(services, `data-export:${id}`, { forMs: LEASE_MS, renewedAfterMs: LEASE_MS / 4 });
