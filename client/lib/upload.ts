import { UPLOAD_HEADER, UPLOAD_RETRY_SECONDS, type LockedKind, type UploadPreset } from '../../domain/files';
import { accountHeader, reportAccountMismatch } from './shown-account';

/** What the server keeps of a file until the form that it belongs to is sent. */
export interface UploadedFile {
  /** Path under which the uploader can look at it. */
  url: string;
  /** Goes into the form's mutation. */
  claim: string;
  /** What kind of file needs a password to open; null for most. */
  locked: LockedKind | null;
}

/** The server looked at the file and said no; the message is its own text for the person. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
}

/** The file did not get through: no network, or a server that stayed unwell for as long as it was asked. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
}

/** The browser cannot read the file: it has changed or gone since it was chosen. */
export class UploadUnreadableError extends Error {
  override readonly name = 'UploadUnreadableError';
}

export interface UploadOptions {
  signal?: AbortSignal;
  /** Told the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Attempt {
  status: number;
  body: { secure_url?: string; claim?: string; locked?: LockedKind | null; errors?: { message: string }[] };
  /** Seconds that the server asks to wait. */
  retryAfter: number;
}

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/**
 * Uploads a file at once. Server errors, 408 and 429 are tried again with growing pauses, for 600 seconds at most.
 * Throws UploadUnreadableError before anything is sent, UploadRefusedError, UploadFailedError,
 * or an AbortError when `signal` says so.
 */
export async function uploadFile(
  file: File,
  preset: UploadPreset,
  { signal, onProgress }: UploadOptions = {},
): Promise<UploadedFile> {
  const content = await ownCopy(file);
  const giveUpAt = Date.now() + UPLOAD_RETRY_SECONDS * 1000;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const { status, body, retryAfter } = await send(content, preset, { signal, onProgress });
    if (status === 201 && body.secure_url && body.claim)
      return { url: body.secure_url, claim: body.claim, locked: body.locked ?? null };
    if (!isWorthRetrying(status)) {
      const message = body.errors?.[0]?.message;
      throw message ? new UploadRefusedError(message) : new UploadFailedError(`The server answered ${status}`);
    }
    const wait = Math.max(pause, retryAfter * 1000);
    if (Date.now() + wait > giveUpAt) throw new UploadFailedError(`The server still answered ${status}`);
    onProgress?.(0);
    await waitFor(wait, signal);
  }
}

/** Read before it is sent, so that a file that cannot be read is not taken for a lost connection. */
async function ownCopy(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new UploadUnreadableError(`${file.name} cannot be read`);
  }
}

function isWorthRetrying(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
function send(file: File, preset: UploadPreset, { signal, onProgress }: UploadOptions): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const settle = (answer: () => void): void => {
      signal?.removeEventListener('abort', abort);
      answer();
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      reportAccountMismatch(request.status);
      settle(() =>
        resolve({
          status: request.status,
          body: parse(request.responseText),
          retryAfter: Number(request.getResponseHeader('Retry-After') ?? 0) || 0,
        }),
      );
    };
    request.onerror = () => settle(() => reject(new UploadFailedError('The connection was lost')));
    request.onabort = () => settle(() => reject(abortError()));
    signal?.addEventListener('abort', abort);
    request.open('POST', '/upload');
    for (const [name, value] of Object.entries({ [UPLOAD_HEADER]: 'TemuKerja', ...accountHeader() }))
      request.setRequestHeader(name, value);
    const form = new FormData();
    form.append('upload_preset', preset);
    form.append('file', file);
    request.send(form);
  });
}

function parse(text: string): Attempt['body'] {
  try {
    return JSON.parse(text) as Attempt['body'];
  } catch {
    // A proxy's own page: the status tells enough.
    return {};
  }
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function abortError(): DOMException {
  return new DOMException('The upload was cancelled', 'AbortError');
}
