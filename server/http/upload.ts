import { Router, type Request, type Response } from 'express';
import { MIMEType } from 'node:util';
import { DomainError, refuse, type ErrorCode } from '../../domain/errors';
import { isUploadPreset, MAX_UPLOAD_BYTES, UPLOAD_HEADER, uploadRule } from '../../domain/files';
import { filePath, storeUpload, type Upload } from '../modules/files/public';
import type { Services } from '../services';
import { BodyTooLargeError, readBody } from './request-body';
import { servicesOf } from '../request-services';
import { actorOfRequest } from './middleware/session';

/** The file, and room for the parts' headers around it. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 16_384;
/** A file, its preset, and what a form may add; more parts only cost time. */
const MOST_PARTS = 6;
/** Between a part's delimiter and its content; the reader takes long over more. */
const LONGEST_PART_HEAD = 8_192;

const STATUS_OF_REFUSAL: Partial<Record<ErrorCode, number>> = {
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  FILE_TOO_LARGE: 413,
  DEED_TOO_LARGE: 413,
  FILE_TYPE_INVALID: 415,
  DEED_NOT_PDF: 415,
  PDF_REQUIRED: 415,
  PICTURE_INVALID: 415,
  TOO_MANY_ATTEMPTS: 429,
};

/** `POST /upload` (multipart: file, upload_preset) answers `{ secure_url, claim }`, or `{ errors: [{ code, message }] }`. */
export function uploadRoute(services: Services): Router {
  const router = Router();
  router.post('/', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      // A page of another site cannot send this header without a preflight, which nobody answers it.
      if (!request.get(UPLOAD_HEADER)) throw refuse('NOT_ALLOWED');
      await services.limiter.consume('upload', [request.ip ?? 'unknown']);
      const { id, claim } = await storeUpload(
        servicesOf(services, request),
        actorOfRequest(request),
        await readUpload(request),
      );
      response.status(201).json({ secure_url: filePath(id), claim });
    } catch (error) {
      answerRefusal(request, response, error);
    }
  });
  return router;
}

async function readUpload(request: Request): Promise<Upload> {
  const form = await readForm(request);
  const preset = form.get('upload_preset');
  const file = form.get('file');
  if (!isUploadPreset(preset)) throw refuse('OPTION_INVALID', ['upload_preset']);
  if (!file || typeof file === 'string') throw refuse('FILE_MISSING', ['file']);
  if (file.size > MAX_UPLOAD_BYTES) throw refuse(uploadRule(preset, 'registration').tooLarge, ['file']);
  return { preset, fileName: file.name, content: Buffer.from(await file.arrayBuffer()) };
}

/** The platform's own reader of multipart bodies, on a body whose size is bounded while it arrives. */
async function readForm(request: Request): Promise<FormData> {
  const boundary = boundaryOf(request.get('content-type') ?? '');
  if (boundary === null) throw refuse('FILE_MISSING', ['file']);
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!isOfFewParts(body, `--${boundary}`)) throw refuse('INPUT_INVALID');
  try {
    return await new globalThis.Response(body, {
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    }).formData();
  } catch {
    // Not multipart, whatever it called itself.
    throw refuse('INPUT_INVALID');
  }
}

/**
 * What divides the parts; null for what is no form. The reader is told this one and no other, so that it finds the
 * parts that were counted: a header may name two.
 */
function boundaryOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary') ?? '';
    // RFC 2046, section 5.1.1.
    return essence === 'multipart/form-data' && /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

function isOfFewParts(body: Buffer, delimiter: string): boolean {
  let count = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    count += 1;
    const head = body.indexOf('\r\n\r\n', at);
    if (count > MOST_PARTS || (head < 0 ? body.length : head) - at > LONGEST_PART_HEAD) return false;
  }
  return true;
}

function answerRefusal(request: Request, response: Response, error: unknown): void {
  const refusal = error instanceof BodyTooLargeError ? refuse('FILE_TOO_LARGE', ['file']) : error;
  if (!(refusal instanceof DomainError)) throw refusal;
  if (refusal.code === 'TOO_MANY_ATTEMPTS') response.set('Retry-After', '60');
  response
    .status(STATUS_OF_REFUSAL[refusal.code] ?? 400)
    .json({ errors: refusal.violations.map(({ code, message }) => ({ code, message })) });
  if (!request.complete) cutOff(request, response);
}

/** What is still being sent is not read any more; the pause lets the sender read the answer before the line goes dead. */
function cutOff(request: Request, response: Response): void {
  request.pause();
  response.once('close', () => setTimeout(() => request.destroy(), 500).unref());
}
