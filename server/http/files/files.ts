import type { Router, Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadPreset } from '../../../domain/files';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { recordAdminRead } from '../../modules/audit';
import { recordFileReveal } from '../../modules/reveals';
import { fileAccessOf, findFile, runsCode, type FileAccess, type StoredFile } from '../../modules/files';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { textsIn } from '../../language/texts';
import { actorOfRequest, sessionOf } from '../middleware/session';
import { siteRouter } from '../site-router';

/** `/files/{id}`: every request asks the policy; a hidden file gets the same response as a missing one. */
export function fileRoutes(ofAll: Services): Router {
  const router = siteRouter();
  router.get('/:id', async (request, response) => {
    const services = servicesOf(ofAll, request);
    const { id } = request.params;
    const file = isPossibleId(id) ? await findFile(services.dataSource, id) : null;
    const actor = actorOfRequest(request);
    const access = file && (await fileAccessOf(services, actor, file));
    if (!file || !access) return sendNotFound(response);
    // Before any header: they alone reveal a name and a size, and "not modified" reveals what the browser has cached.
    await recordFileReveal({ services, actor }, file, access);
    setFileHeaders(response, { file, actor, access, isActive: await runsCode(services, file) });
    if (request.fresh) return void response.status(304).end();
    const range = rangeOf(request, file);
    if (range === 'unsatisfiable')
      return void response.status(416).set('Content-Range', `bytes */${file.byteSize}`).end();
    if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.byteSize}`);
    response.set('Content-Length', String(range ? range.end - range.start + 1 : file.byteSize));
    if (request.method === 'HEAD') return void response.end();
    if (actor) await recordDocumentRead(services, actor, file);
    const content = await services.files.read(file.storageKey, range ?? undefined).catch((error: unknown) => {
      removeFileHeaders(response);
      throw error;
    });
    if (!content) return sendNotFound(response);
    await sendStream(content, response);
  });
  return router;
}

/** A document that an administrator opens goes to the audit trail; pictures belong to a list, which is recorded itself. */
const DOCUMENTS: readonly UploadPreset[] = ['user_cv', 'user_portfolio', 'company_deed'];

async function recordDocumentRead(
  services: Services,
  actor: Actor,
  { id, preset, ownerAccountId: owner }: StoredFile,
): Promise<void> {
  if (!DOCUMENTS.includes(preset) || actor.activeRole !== 'ADMIN' || actor.accountId === owner) return;
  const subjects = owner ? [id, owner] : [id];
  await recordAdminRead({ services, actor }, { what: 'READ_FILE', subjects, document: preset });
}

/** The same response for a missing and a hidden file, without a header of the file that was looked up. */
export function sendNotFound(response: Response): void {
  removeFileHeaders(response);
  response
    .status(404)
    .set('Cache-Control', 'no-store')
    .json({ errors: [{ message: textsIn(sessionOf(response.req).language)('failures.fileNotFound') }] });
}

function removeFileHeaders(response: Response): void {
  for (const name of FILE_HEADERS) response.removeHeader(name);
}

const FILE_HEADERS = [
  'Content-Type',
  'Content-Length',
  'Content-Disposition',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Cache-Control',
];

/** Browsers never keep documents; pictures they may keep, but revalidate each time. */
const CACHING = {
  picture: 'private, no-cache, no-transform',
  document: 'private, no-store, no-transform',
  // A revocation hides the logo after this time at the latest.
  public: 'public, max-age=300, no-transform',
} as const;

/** No `sandbox`: it forbids plug-ins, and a browser's PDF viewer counts as one. The content type keeps scripts out. */
const pdfPolicy = (ancestors: "'none'" | "'self'"): string =>
  `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}`;

export const PDF_POLICY = pdfPolicy("'none'");

interface SentFile {
  file: StoredFile;
  actor: Actor | null;
  access: FileAccess;
  /** Could run code. */
  isActive: boolean;
}

/** A PDF that could run code is offered as a download instead of opened in the browser. */
function setFileHeaders(response: Response, { file, actor, access, isActive }: SentFile): void {
  const isPicture = file.mediaType.startsWith('image/');
  const isShownPdf = file.mediaType === 'application/pdf' && !isActive;
  // Administrators read it beside their decision, so their pages may frame this one kind of file.
  const isFramed = isShownPdf && file.preset === 'company_deed' && actor?.activeRole === 'ADMIN';
  const policy = pdfPolicy(isFramed ? "'self'" : "'none'");
  response.set({
    'Content-Type': file.mediaType,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': isShownPdf ? policy : "default-src 'none'; sandbox",
    ...(isFramed ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Cache-Control': access.caching === 'public' ? CACHING.public : isPicture ? CACHING.picture : CACHING.document,
    'Content-Disposition': contentDisposition(isPicture || isShownPdf ? 'inline' : 'attachment', file.fileName),
    // By content: the same picture under another id is the same for a cache.
    ...(isPicture ? { ETag: `"${file.sha256}"` } : {}),
  });
}

/** The name in ASCII for old readers, and in full as RFC 8187 spells it. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** One range, as viewers of PDFs ask for; several at once, or one for another version, get the whole file. */
function rangeOf(request: Request, file: StoredFile): { start: number; end: number } | 'unsatisfiable' | null {
  const isForThis = !request.headers['if-range'] || request.headers['if-range'] === `"${file.sha256}"`;
  const ranges = isForThis ? request.range(file.byteSize, { combine: true }) : undefined;
  if (ranges === -1) return 'unsatisfiable';
  if (!ranges || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** A reader who goes away, in the middle or before the first byte, is not an error of the server. */
export async function sendStream(content: Readable, response: Response): Promise<void> {
  if (response.destroyed) return void content.destroy();
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
