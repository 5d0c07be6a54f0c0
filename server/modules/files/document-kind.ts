import { isUtf8 } from 'node:buffer';
import type { FileKind } from '../../../domain/files';

/** Detects the kind of a document by its content. Why not by a library: docs/adr/0012. */

type DocumentKind = Exclude<FileKind, 'picture' | 'csv'>;

/** Null when the bytes are not an accepted kind of document. */
export function documentKindOf(content: Buffer): DocumentKind | null {
  if (isPdf(content)) return 'pdf';
  if (isWordDocx(content)) return 'docx';
  return isWordDoc(content) ? 'doc' : null;
}

/** A PDF begins with its mark, perhaps after blanks, and says where its table of objects is. */
function isPdf(content: Buffer): boolean {
  const start = content.subarray(0, 64).toString('latin1');
  return /^(?:\xEF\xBB\xBF)?\s*%PDF-\d/.test(start) && content.includes('startxref');
}

const ZIP_ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_DIRECTORY_ENTRY = 0x02014b50;
const ZIP_DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const MAX_ZIP_ENTRIES = 5000;

/** A Word package without macros, by the archive's list of parts; nothing is unpacked. */
function isWordDocx(content: Buffer): boolean {
  if (!content.subarray(0, 4).equals(ZIP_ENTRY)) return false;
  const names = zipEntryNames(content);
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => /vbaproject/i.test(name))
  );
}

function zipEntryNames(content: Buffer): Set<string> {
  const names = new Set<string>();
  const end = content.lastIndexOf(ZIP_DIRECTORY_END);
  if (end < 0 || end + 22 > content.length) return names;
  let position = content.readUInt32LE(end + 16);
  while (
    names.size < MAX_ZIP_ENTRIES &&
    position + 46 <= end &&
    content.readUInt32LE(position) === ZIP_DIRECTORY_ENTRY
  ) {
    const nameLength = content.readUInt16LE(position + 28);
    names.add(content.toString('utf8', position + 46, position + 46 + nameLength));
    position += 46 + nameLength + content.readUInt16LE(position + 30) + content.readUInt16LE(position + 32);
  }
  return names;
}

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const DIRECTORY_ENTRY_BYTES = 128;
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');
const STREAM = 2;

/** The older Word format is a small file system; the one that Word writes holds a stream named WordDocument. */
function isWordDoc(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(COMPOUND_FILE)) return false;
  for (let at = content.indexOf(WORD_STREAM); at >= 0; at = content.indexOf(WORD_STREAM, at + 1)) {
    if (at % DIRECTORY_ENTRY_BYTES === 0 && content[at + 64] === WORD_STREAM.length && content[at + 66] === STREAM)
      return true;
  }
  return false;
}

/** UTF-8 without the zeros of other encodings and of binary files. */
export function isText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0);
}
