import type { Router } from 'express';
import { needsStepUp } from '../../../domain/second-factor';
import { wibDateOf } from '../../../domain/time';
import { textsIn } from '../../language/texts';
import { findDataExport } from '../../modules/data-exports';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';
import { sendNotFound, contentDisposition, sendStream } from '../files/files';
import { actorOfRequest, sessionOf } from '../middleware/session';
import { answerStepUp } from './csv';
import { siteRouter } from '../site-router';

/** `/exports/my-data/{id}.zip`: for its owner, for a day; to everyone else it is missing. */
export function dataExportRoutes(ofAll: Services): Router {
  const router = siteRouter();
  router.get('/my-data/:id.zip', async (request, response) => {
    const services = servicesOf(ofAll, request);
    const actor = actorOfRequest(request);
    const found = await findDataExport(services, actor, request.params.id);
    if (!actor || !found) return sendNotFound(response);
    const { language } = sessionOf(request);
    if (needsStepUp(actor, services.clock.now())) return answerStepUp(response, language);
    const content = await services.files.read(found.storageKey);
    if (!content) return sendNotFound(response);
    const fileName = textsIn(language)('dataExport.fileName', { day: wibDateOf(found.requestedAt) });
    response.set({
      'Content-Type': 'application/zip',
      'Content-Length': String(found.byteSize),
      'Content-Disposition': contentDisposition('attachment', fileName),
      'Cache-Control': 'private, no-store, no-transform',
    });
    if (request.method === 'HEAD') {
      content.destroy();
      return void response.end();
    }
    await sendStream(content, response);
  });
  return router;
}
