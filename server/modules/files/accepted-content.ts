import { isUtf8 } from 'node:buffer';
import { DomainError, refuse, type RuleViolation } from '../../../domain/errors';
import {
  DOCUMENT_TYPES,
  MAX_UPLOAD_BYTES,
  uploadRule,
  type LockedKind,
  type UploadPlace,
  type UploadPreset,
  type UploadRule,
  type FileKind,
} from '../../../domain/files';
import { asksForPassword } from './pdf-password';
import { pictureFormatOf, pictureKindOf, type PictureFormat } from './picture-format';
import { encodeLogo, encodePage, encodePortrait, type EncodedPicture } from './pictures';
import { isLockedOfficeFile, wordDocAsksForPassword, isCompoundFile, isWordDoc } from './word-doc';
import { pdfStart } from './pdf-trailer';
import { isWordDocx, isZip } from './word-docx';

interface AcceptedContent extends EncodedPicture {
  /** The file needs a password to open. */
  locked: LockedKind | null;
}

/** What is kept of a file, if its form takes it. Errors: FILE_MISSING, and those of the preset. */
export async function acceptedContent(
  { preset, content }: { preset: UploadPreset; content: Buffer },
  place: UploadPlace,
): Promise<AcceptedContent> {
  const rule = uploadRule(preset, place);
  if (content.length === 0) throw refuse('FILE_MISSING');
  if (content.length > MAX_UPLOAD_BYTES) throw refuse(rule.tooLarge);
  const format = pictureFormatOf(content);
  if (format && preset === 'company_logo') return { ...(await encodeLogo(content, format)), locked: null };
  if (format) return { ...(await acceptedPicture(rule, content, format)), locked: null };
  const kind = (await documentKindOf(content)) ?? (isText(content) ? 'csv' : null);
  if (!kind || !rule.kinds.includes(kind)) throw wrongKind(rule, content);
  return { content, ...DOCUMENT_TYPES[kind], locked: lockOf(kind, content) };
}

async function acceptedPicture(rule: UploadRule, content: Buffer, format: PictureFormat): Promise<EncodedPicture> {
  if (!rule.kinds.includes('picture')) throw wrongKind(rule, content);
  if (rule.kinds.length === 1) return encodePortrait(content, format);
  if (format !== 'jpeg' && format !== 'png') throw wrongKind(rule, content);
  return encodePage(content, format);
}

function lockOf(kind: keyof typeof DOCUMENT_TYPES, content: Buffer): LockedKind | null {
  if (kind === 'pdf' && asksForPassword(content)) return 'PDF';
  return kind === 'doc' && wordDocAsksForPassword(content) ? 'DOC' : null;
}

/** Names what the person has chosen, where other kinds of it would do. */
function wrongKind(rule: UploadRule, content: Buffer): DomainError {
  const detail = rule.kinds.includes('picture') ? wrongPicture(rule, content) : undefined;
  return new DomainError({ code: rule.wrongKind, ...(detail ? { detail } : {}) });
}

function wrongPicture({ kinds }: UploadRule, content: Buffer): RuleViolation['detail'] {
  const kind = pictureKindOf(content);
  if (kinds.length === 1)
    return kind ? { key: 'PICTURE_OF_KIND', values: { kind } } : { key: 'PICTURE_EXPECTED', values: {} };
  if (kind) return { key: pictureFormatOf(content) ? 'PAGE_NOT_OF_KIND' : 'PAGE_OF_KIND', values: { kind } };
  return isLockedOfficeFile(content) ? { key: 'OFFICE_FILE_LOCKED', values: {} } : undefined;
}

/** Detects the kind of a document by its content. Why not by a library: docs/adr/0012. */

type DocumentKind = Exclude<FileKind, 'picture' | 'csv'>;

/** Null when the bytes are not an accepted kind of document. */
async function documentKindOf(content: Buffer): Promise<DocumentKind | null> {
  // An archive may hold a PDF right at its beginning.
  if (isZip(content)) return (await isWordDocx(content)) ? 'docx' : null;
  if (isCompoundFile(content)) return isWordDoc(content) ? 'doc' : null;
  return isPdf(content) ? 'pdf' : null;
}

/** A PDF says where its table of objects is. */
function isPdf(content: Buffer): boolean {
  return pdfStart(content) >= 0 && content.includes('startxref');
}

/** UTF-8 without the zeros of other encodings and of binary files. */
function isText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0);
}
