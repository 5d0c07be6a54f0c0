import { DATA_EXPORT_LIFE_MS } from '../../../domain/data-exports';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import type { OutgoingMail } from '../../ports';
import { PRIVACY_PAGES } from '../mail';
import type { DataExport } from './data-export.entity';

interface ReadyExport {
  to: string;
  appUrl: string;
  requestedAs: DataExport['requestedAs'];
  readyAt: Date;
}

/** It leads to the page with the download, which asks for the session; the file itself is never linked by mail. */
export function dataExportReadyMail({ to, appUrl, requestedAs, readyAt }: ReadyExport): OutgoingMail {
  const until = new Date(readyAt.getTime() + DATA_EXPORT_LIFE_MS);
  const values = { date: wibDateOf(until), time: wibTimeOf(until) };
  return { to, kind: 'dataExportReady', values, url: `${appUrl}${PRIVACY_PAGES[requestedAs]}` };
}
