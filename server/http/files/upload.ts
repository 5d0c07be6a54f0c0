import busboy, { type Busboy } from 'busboy';
import type { Router, Request, Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream/promises';
import { DomainError, refuse, type ErrorCode } from '../../../domain/errors';
import { filePath, isUploadPreset, MAX_UPLOAD_BYTES, UPLOAD_HEADER } from '../../../domain/files';
import { storeUpload, type Upload } from '../../modules/files';
import { networkOf } from '../middleware/network-of';
import { sessionOf, actorOfRequest } from '../middleware/session';
import { violationText } from '../../language/texts';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { siteRouter } from '../site-router';

/** The file, and room for the parts' headers around it. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 16_384;
/** A file, its preset, and what a form may add; more parts only cost time. */
const MAX_PARTS = 6;

const STATUS_OF_REFUSAL: Partial<Record<ErrorCode, number>> = {
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  FILE_TOO_LARGE: 413,
  DEED_TOO_LARGE: 413,
  FILE_TYPE_INVALID: 415,
  DEED_NOT_PDF: 415,
  POSTING_FILE_UNREADABLE: 415,
  PDF_REQUIRED: 415,
  PICTURE_INVALID: 415,
  TOO_MANY_ATTEMPTS: 429,
};

/** `POST /upload` (multipart: file, upload_preset) returns `{ secure_url, claim, locked }`, or `{ errors: [{ code, message }] }`. */
export function uploadRoute(services: Services): Router {
  const router = siteRouter();
  router.post('/', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      // Another site's page needs a preflight to send this header, and no preflight is allowed here.
      if (!request.get(UPLOAD_HEADER)) throw refuse('NOT_ALLOWED');
      const actor = actorOfRequest(request);
      // A whole quarter may share the address of its phone company.
      await services.limiter.consume('upload', actor?.accountId ?? networkOf(request.ip ?? 'unknown'));
      const { id, claim, locked } = await storeUpload(servicesOf(services, request), actor, await readUpload(request));
      response.status(201).json({ secure_url: filePath(id), claim, locked });
    } catch (error) {
      answerRefusal(request, response, error);
    }
  });
  return router;
}

interface Form {
  preset?: string;
  file?: Omit<Upload, 'preset'>;
}

/** Reads the whole body, so that the sender gets to the response, up to the limit. */
async function readUpload(request: Request): Promise<Upload> {
  const form: Form = {};
  const parser = parserInto(form, request);
  let received = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > MAX_BODY_BYTES) throw refuse('FILE_TOO_LARGE', ['file']);
      if (!parser.destroyed) parser.write(chunk);
    }
    parser.end();
    await finished(parser);
  } catch (error) {
    // Not multipart, or the sender went away.
    throw error instanceof DomainError ? error : refuse('INPUT_INVALID');
  }
  if (!isUploadPreset(form.preset)) throw refuse('OPTION_INVALID', ['upload_preset']);
  if (!form.file) throw refuse('FILE_MISSING', ['file']);
  return { preset: form.preset, ...form.file };
}

/** Its errors are kept until its end is awaited: an error without a listener would end the process. */
function parserInto(form: Form, { headers }: Request): Busboy {
  const parser = parserFor(headers);
  const keepError = () => undefined;
  return parser
    .on('field', (name, value) => {
      if (name === 'upload_preset') form.preset = value;
    })
    .on('file', (name, content, { filename = '' }) => {
      const chunks: Buffer[] = [];
      content.on('error', keepError).on('data', (chunk: Buffer) => chunks.push(chunk));
      content.on('end', () => {
        if (name !== 'file') return;
        // Browsers percent-encode these three, and the parser leaves them so.
        const fileName = filename.replace(/%(?:0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped));
        form.file = { fileName, content: Buffer.concat(chunks) };
      });
    })
    .on('partsLimit', () => parser.destroy(new Error('More parts than an upload has')))
    .on('error', keepError);
}

function parserFor(headers: IncomingHttpHeaders): Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { parts: MAX_PARTS, files: 1 } });
  } catch {
    // Another type of content, or a form without a boundary.
    throw refuse('FILE_MISSING', ['file']);
  }
}

function answerRefusal(request: Request, response: Response, error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'TOO_MANY_ATTEMPTS') response.set('Retry-After', '60');
  response.status(STATUS_OF_REFUSAL[error.code] ?? 400).json({
    errors: error.violations.map((rule) => ({
      code: rule.code,
      message: violationText(rule, sessionOf(request).language),
    })),
  });
  if (!request.complete) cutOff(request, response);
}

/** Stops reading; the pause lets the sender read the response before the connection closes. */
function cutOff(request: Request, response: Response): void {
  request.pause();
  response.once('close', () => setTimeout(() => request.destroy(), 500).unref());
}
