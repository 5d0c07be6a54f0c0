import { isUtf8 } from 'node:buffer';
import type { FileKind } from '../../../domain/files';
import { pdfStart } from './pdf-trailer';
import { isCompoundFile, isWordDoc } from './word-doc';
import { isWordDocx, isZip } from './word-docx';

/** Detects the kind of a document by its content. Why not by a library: docs/adr/0012. */

type DocumentKind = Exclude<FileKind, 'picture' | 'csv'>;

/** Null when the bytes are not an accepted kind of document. */
export async function documentKindOf(content: Buffer): Promise<DocumentKind | null> {
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
export function isText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0);
}
