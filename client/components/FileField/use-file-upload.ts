import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../../domain/errors';
import {
  FILE_AUDIENCE,
  MAX_UPLOAD_BYTES,
  PDF_MEDIA_TYPE,
  uploadRule,
  type LockedKind,
  type UploadPlace,
  type UploadPreset,
} from '../../../domain/files';
import { textsOf } from '../../language/store';
import { UploadRefusedError, UploadUnreadableError, uploadFile } from '../../lib/upload';

/** Refused for its content, not readable by this browser, or not uploaded. */
type FileFailure = 'refused' | 'unreadable' | 'not-sent';

/** The state of one file of a form. */
export type FileDraft =
  | { state: 'unchanged' }
  | { state: 'uploading'; name: string; percent: number }
  /** `url` is where its owner can look at it. */
  | { state: 'uploaded'; name: string; url: string; claim: string }
  /** Uploaded, and asks: the file needs a password to open. */
  | { state: 'asking'; name: string; url: string; claim: string; message: string }
  | { state: 'failed'; name: string; message: string; cause: FileFailure }
  | { state: 'removed' };

export interface FileUploadOptions {
  preset: UploadPreset;
  place: UploadPlace;
  /** Said when the file does not get through. */
  failed: ErrorCode;
}

export interface FileUpload extends Pick<FileUploadOptions, 'preset' | 'place'> {
  draft: FileDraft;
  choose: (file: File) => void;
  retry: () => void;
  /** Confirms that a file is used as it is. */
  accept: () => void;
  /** Takes the file off, or stops its upload. With nothing stored this is the start again. */
  remove: (hasStored: boolean) => void;
  /** Shows a refusal that came with the form's response. */
  refuse: (message: string) => void;
  /** Waits for an upload that is under way; what to send with the form then. */
  settled: () => Promise<FileDraft>;
}

/** Uploads as soon as a file is chosen, so that the form has nothing to wait for in most cases. */
export function useFileUpload(options: FileUploadOptions): FileUpload {
  const [draft, setDraft] = useState<FileDraft>({ state: 'unchanged' });
  const latest = useRef<FileDraft>(draft);
  const running = useRef<{ done: Promise<void>; abort: AbortController } | null>(null);
  const chosen = useRef<File | null>(null);
  useEffect(
    () => () => {
      running.current?.abort.abort();
      forgetOwnCopy(latest.current);
    },
    [],
  );

  const show = (next: FileDraft): void => {
    if (urlOf(next) !== urlOf(latest.current)) forgetOwnCopy(latest.current);
    latest.current = next;
    setDraft(next);
  };
  const start = (file: File): void => {
    running.current?.abort.abort();
    chosen.current = file;
    const abort = new AbortController();
    const isCurrent = (): boolean => !abort.signal.aborted;
    running.current = { abort, done: runUpload(file, options, abort.signal, (next) => isCurrent() && show(next)) };
  };
  const stopAnd = (next: FileDraft): void => {
    running.current?.abort.abort();
    running.current = null;
    show(next);
  };

  return {
    preset: options.preset,
    place: options.place,
    draft,
    choose: start,
    retry: () => chosen.current && start(chosen.current),
    accept: () => {
      const { current } = latest;
      if (current.state !== 'asking') return;
      show({ state: 'uploaded', name: current.name, url: current.url, claim: current.claim });
    },
    remove: (hasStored) => stopAnd({ state: hasStored ? 'removed' : 'unchanged' }),
    refuse: (message) => stopAnd({ state: 'failed', name: chosen.current?.name ?? '', message, cause: 'refused' }),
    settled: async () => {
      // Another file may be chosen while the first is waited for.
      for (let waitedFor = null; running.current && running.current !== waitedFor; ) {
        waitedFor = running.current;
        await waitedFor.done;
      }
      return latest.current;
    },
  };
}

async function runUpload(
  file: File,
  { preset, place, failed }: FileUploadOptions,
  signal: AbortSignal,
  show: (draft: FileDraft) => void,
): Promise<void> {
  const { name } = file;
  const tooLarge = file.size > MAX_UPLOAD_BYTES ? errorText(uploadRule(preset, place).tooLarge) : null;
  if (tooLarge) return show({ state: 'failed', name, message: tooLarge, cause: 'refused' });
  show({ state: 'uploading', name, percent: 0 });
  try {
    const onProgress = (share: number): void => show({ state: 'uploading', name, percent: Math.round(share * 100) });
    const { url: stored, claim, locked } = await uploadFile(file, preset, { signal, onProgress });
    // A visitor's upload has no owner until the registration, so the server shows it to nobody: they see their own copy.
    const url = place === 'registration' ? ownCopy(file) : stored;
    if (locked) show({ state: 'asking', name, claim, url, message: questionText(preset, locked) });
    else show({ state: 'uploaded', name, claim, url });
  } catch (error) {
    show({ state: 'failed', name, ...failureOf(error, uploadRule(preset, place).unreadable, failed) });
  }
}

function errorText(code: ErrorCode): string {
  return textsOf('errors')(code);
}

/** Who will not be able to open the file. */
function questionText(preset: UploadPreset, kind: LockedKind): string {
  const reader = FILE_AUDIENCE[preset] === 'administration' ? 'administration' : 'companies';
  return textsOf('portal')(`file.locked.${reader}`, { kind });
}

function failureOf(error: unknown, unreadable: ErrorCode, notSent: ErrorCode): { message: string; cause: FileFailure } {
  if (error instanceof UploadRefusedError) return { message: error.message, cause: 'refused' };
  if (error instanceof UploadUnreadableError) return { message: errorText(unreadable), cause: 'unreadable' };
  return { message: errorText(notSent), cause: 'not-sent' };
}

/** What a browser may open; by any other name the copy is only saved, or a page that calls itself a CV would run as part of this site. */
const VIEWABLE: readonly string[] = [PDF_MEDIA_TYPE, 'image/jpeg', 'image/png'];

function ownCopy(file: File): string {
  const type = VIEWABLE.includes(file.type) ? file.type : 'application/octet-stream';
  return URL.createObjectURL(new Blob([file], { type }));
}

const urlOf = (draft: FileDraft): string | null => ('url' in draft ? draft.url : null);

function forgetOwnCopy(draft: FileDraft): void {
  const url = urlOf(draft);
  if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
}

/** Whether a file was chosen, or a stored one taken off. */
export function hasFileChanges(uploads: Record<string, FileUpload>): boolean {
  return Object.values(uploads).some(({ draft }) => draft.state !== 'unchanged');
}

/** What a mutation's input takes for its files: the claims of those that were uploaded, and nothing for the others. */
export function claimsOf<Field extends string>(drafts: Record<Field, FileDraft>): Partial<Record<Field, string>> {
  const claims: Partial<Record<Field, string>> = {};
  for (const [field, draft] of Object.entries(drafts) as [Field, FileDraft][]) {
    if (draft.state === 'uploaded') claims[field] = draft.claim;
  }
  return claims;
}

/** Waits for the uploads of a form that are still under way. */
export async function settleAll<Field extends string>(
  uploads: Record<Field, FileUpload>,
): Promise<Record<Field, FileDraft>> {
  const fields = Object.keys(uploads) as Field[];
  const drafts = await Promise.all(fields.map((field) => uploads[field].settled()));
  return Object.fromEntries(fields.map((field, index) => [field, drafts[index]])) as Record<Field, FileDraft>;
}

type FailedFile = Extract<FileDraft, { state: 'failed' }>;
type AwaitedFile = FailedFile | Extract<FileDraft, { state: 'asking' }>;

const filesThatStop = (drafts: Record<string, FileDraft>): AwaitedFile[] =>
  Object.values(drafts).filter((draft) => draft.state === 'failed' || draft.state === 'asking');

/** The first file that cannot go as it is: the person confirms it, removes it or chooses another before the form is sent. */
export function firstFailedFile(drafts: Record<string, FileDraft>): AwaitedFile | undefined {
  return filesThatStop(drafts).find((draft) => draft.state === 'asking' || draft.cause !== 'not-sent');
}

/** The first file that needs a decision, was refused or failed, for a form that requires it. */
export function blockingFile(drafts: Record<string, FileDraft>): AwaitedFile | undefined {
  return filesThatStop(drafts)[0];
}

/** Failed files; a seeker's form is sent without them. */
export function skippedFiles(drafts: Record<string, FileDraft>): AwaitedFile[] {
  return filesThatStop(drafts).filter((draft) => draft.state === 'failed' && draft.cause === 'not-sent');
}

/** Shows what the server said about a claim beside the file that it belongs to. */
export function showRefusedClaims(
  uploads: Record<string, FileUpload>,
  errors: readonly { message: string; field?: readonly string[] | null }[],
): void {
  for (const { field, message } of errors) uploads[field?.[0] ?? '']?.refuse(message);
}
