import { Router, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../actor';
import { mayReadFile } from '../modules/applications/public';
import { findFile, type FileRow } from '../modules/files/public';
import type { Services } from '../services';
import { actorOfRequest } from './session';

/** `/files/{id}`: every request asks the policy; a hidden file answers exactly like a missing one. */
export function fileRoutes(services: Services): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const file = await findFile(services.dataSource, request.params.id);
    if (!file || !(await mayReadFile(services, actorOfRequest(request), file))) {
      response.status(404).json({ errors: [{ message: 'File not found' }] });
      return;
    }
    setFileHeaders(response, file, actorOfRequest(request));
    if (request.fresh) return void response.status(304).end();
    await pipeline(services.files.read(file.storage_key), response);
  });
  return router;
}

/** Documents are never kept by a browser; pictures may be, but are asked for again each time. */
function setFileHeaders(response: Response, file: FileRow, actor: Actor | null): void {
  const isPicture = file.media_type.startsWith('image/');
  response.set({
    'Content-Type': file.media_type,
    'Content-Length': String(file.byte_size),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': isPicture ? 'private, no-cache' : 'private, no-store',
    'Content-Disposition': `${isShownInline(file) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
    ...(isPicture && actor ? { ETag: `"${file.sha256}"` } : {}),
  });
}

function isShownInline({ media_type }: FileRow): boolean {
  return media_type.startsWith('image/') || media_type === 'application/pdf';
}
