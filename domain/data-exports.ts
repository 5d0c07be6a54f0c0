import { DAY_MS } from './time';

/** A person's data in one file, made on request. */

/** How long a finished file can be downloaded. */
export const DATA_EXPORT_LIFE_MS = DAY_MS;

export const DataExportState = { WAITING: 'WAITING', RUNNING: 'RUNNING', READY: 'READY', FAILED: 'FAILED' } as const;
export type DataExportState = (typeof DataExportState)[keyof typeof DataExportState];
