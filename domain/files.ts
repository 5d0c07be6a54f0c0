/** Uploaded files: what each form takes. */
import type { ErrorCode } from './errors';
import { withFewMarks } from './text';

/** 5 MB, in bytes. */
export const MAX_UPLOAD_BYTES = 5_242_880;

/** An upload is removed when its form was not sent within this time. */
export const UPLOAD_CLAIM_MINUTES = 60;

/** How long uploads are tried again on server errors, 408 and 429. */
export const UPLOAD_RETRY_SECONDS = 600;

/** Sent with every upload: a page of another site cannot send it without a CORS preflight. */
export const UPLOAD_HEADER = 'X-Requested-With';

export const UploadPreset = {
  PROFILE_PICTURE: 'profile_picture',
  COMPANY_LOGO: 'company_logo',
  USER_CV: 'user_cv',
  USER_PORTFOLIO: 'user_portfolio',
  COMPANY_DEED: 'company_deed',
  JOB_POSTINGS: 'job_postings',
} as const;
export type UploadPreset = (typeof UploadPreset)[keyof typeof UploadPreset];

export function isUploadPreset(value: unknown): value is UploadPreset {
  return Object.values<unknown>(UploadPreset).includes(value);
}

/** Who may read a file: identity files follow the mask, a logo is public once its company is verified. */
export const FILE_AUDIENCE = {
  profile_picture: 'identity',
  user_cv: 'identity',
  user_portfolio: 'identity',
  company_logo: 'company-page',
  company_deed: 'administration',
  // Never claimed: its uploader alone reads it, for the hour that it is kept.
  job_postings: 'uploader',
} as const satisfies Record<UploadPreset, string>;

/** The kind of a file by its content. A `picture` is any raster image, never SVG. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'csv' | 'picture';

/** Documents by media type, with the extension that their names get. */
export const DOCUMENT_TYPES = {
  pdf: { mediaType: 'application/pdf', ending: '.pdf' },
  doc: { mediaType: 'application/msword', ending: '.doc' },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: '.docx' },
  csv: { mediaType: 'text/csv', ending: '.csv' },
} as const satisfies Record<Exclude<FileKind, 'picture'>, { mediaType: string; ending: string }>;

/** Documents that may need a password to open. The form asks their uploader about it. */
export type LockedKind = 'PDF' | 'DOC';

export const PDF_MEDIA_TYPE = DOCUMENT_TYPES.pdf.mediaType;

/** The form that a file is for: registration takes more kinds of portfolio than the profile. */
export type UploadPlace = 'registration' | 'profile';

export interface UploadRule {
  /** For the `accept` of a file input. */
  accept: string;
  /** The kinds in words, as a key of the client's texts. */
  takes: 'pdf' | 'picture' | 'document' | 'csv';
  kinds: readonly FileKind[];
  wrongKind: ErrorCode;
  tooLarge: ErrorCode;
  /** Shown when the browser cannot read the chosen file. */
  unreadable: ErrorCode;
}

const PDF_ONLY: UploadRule = {
  accept: '.pdf,application/pdf',
  takes: 'pdf',
  kinds: ['pdf'],
  wrongKind: 'PDF_REQUIRED',
  tooLarge: 'FILE_TOO_LARGE',
  unreadable: 'FILE_UNREADABLE',
};
const PICTURE: UploadRule = {
  accept: 'image/*',
  takes: 'picture',
  kinds: ['picture'],
  wrongKind: 'PICTURE_INVALID',
  tooLarge: 'FILE_TOO_LARGE',
  unreadable: 'FILE_UNREADABLE',
};
const RULES: Record<UploadPreset, UploadRule> = {
  profile_picture: PICTURE,
  company_logo: PICTURE,
  user_cv: { ...PDF_ONLY, unreadable: 'CV_UNREADABLE' },
  user_portfolio: { ...PDF_ONLY, unreadable: 'PORTFOLIO_UNREADABLE' },
  company_deed: { ...PDF_ONLY, wrongKind: 'DEED_NOT_PDF', tooLarge: 'DEED_TOO_LARGE' },
  job_postings: {
    accept: '.csv,text/csv',
    takes: 'csv',
    kinds: ['csv'],
    wrongKind: 'POSTING_FILE_UNREADABLE',
    tooLarge: 'FILE_TOO_LARGE',
    unreadable: 'FILE_UNREADABLE',
  },
};
/** Only JPEG and PNG pictures; the server checks that after reading one. */
const REGISTRATION_PORTFOLIO: UploadRule = {
  accept: '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  takes: 'document',
  kinds: ['pdf', 'doc', 'docx', 'picture'],
  wrongKind: 'FILE_TYPE_INVALID',
  tooLarge: 'FILE_TOO_LARGE',
  unreadable: 'PORTFOLIO_UNREADABLE',
};

export function uploadRule(preset: UploadPreset, place: UploadPlace): UploadRule {
  return preset === 'user_portfolio' && place === 'registration' ? REGISTRATION_PORTFOLIO : RULES[preset];
}

/** Presets that a visitor may upload for a registration; the others need a signed-in person. */
export function isForVisitors(preset: UploadPreset): boolean {
  return preset === 'user_cv' || preset === 'user_portfolio' || preset === 'company_deed';
}

const NAME_MAX_LENGTH = 150;
// Controls, lone surrogates, marks that reverse text, and what has a meaning in a path, a header or a shell.
const UNWANTED_IN_NAMES = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;

/** What follows a dot may also be a part of a title (*S.Kom*, *Ph.D*) or of a date, so that only these count as an extension. */
const EXTENSION =
  /\.(?:pdf|docx?|docm|dotx?|rtf|odt|txt|csv|tsv|xlsx?|pptx?|jpe?g|jfif|png|webp|gif|tiff?|avif|hei[cf]|bmp|svg|html?|exe)$/iu;

/**
 * A file name that is safe to show and to send in a header: the last part of a path, without signs that could break
 * out of it, with the extension of its content (`cv.exe` that holds a PDF becomes `cv.pdf`).
 */
export function cleanFileName(name: string, ending: string): string {
  const last = withFewMarks(name).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(UNWANTED_IN_NAMES, ' ')
    .trim()
    .replace(EXTENSION, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const short = Array.from(stem).slice(0, NAME_MAX_LENGTH).join('').trim();
  return `${short || 'file'}${ending}`;
}

/** The path under which a person reaches a file; it says nothing of the file or its owner. */
export function filePath(fileId: string | null): string | null {
  return fileId && `/files/${fileId}`;
}
