/** The older Word format is a small file system ([MS-CFB]); the file that Word writes has a stream named WordDocument. */

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const DIRECTORY_ENTRY_BYTES = 128;
const STREAM = 2;
const WORD_MARK = 0xa5ec;
const ENCRYPTED = 0x01;

export function isCompoundFile(content: Buffer): boolean {
  return content.subarray(0, 8).equals(COMPOUND_FILE);
}

export function isWordDoc(content: Buffer): boolean {
  return isCompoundFile(content) && streamEntry(content, 'WordDocument') >= 0;
}

/** A newer Word file, workbook or presentation with a password: its content cannot be checked. */
export function isLockedOfficeFile(content: Buffer): boolean {
  return isCompoundFile(content) && streamEntry(content, 'EncryptedPackage') >= 0;
}

/** Word asks for a password before it shows the document ([MS-DOC] 2.5.2, fEncrypted). */
export function wordDocAsksForPassword(content: Buffer): boolean {
  const entry = streamEntry(content, 'WordDocument');
  if (entry < 0 || entry + DIRECTORY_ENTRY_BYTES > content.length) return false;
  const sectorBytes = 2 ** content.readUInt16LE(30);
  const start = (content.readUInt32LE(entry + 116) + 1) * sectorBytes;
  if (start + 12 > content.length || content.readUInt16LE(start) !== WORD_MARK) return false;
  return ((content[start + 11] ?? 0) & ENCRYPTED) !== 0;
}

/** Where the directory's entry of a stream is, or -1. */
function streamEntry(content: Buffer, name: string): number {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + 1))
    if (at % DIRECTORY_ENTRY_BYTES === 0 && content[at + 64] === wanted.length && content[at + 66] === STREAM)
      return at;
  return -1;
}
