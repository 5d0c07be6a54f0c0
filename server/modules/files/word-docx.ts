import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const unpack = promisify(inflateRaw);

const ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const STORED = 0;
const DEFLATED = 8;
const MAX_PARTS = 5000;
/** The list of parts of a long document is some 10 kB. */
const MAX_TYPES_BYTES = 256 * 1024;

const TYPES = '[content_types].xml';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Under any name, and in any part. */
const MACROS = /macroenabled|vbaproject/i;

export function isZip(content: Buffer): boolean {
  return content.length > 4 && content.readUInt32LE(0) === ENTRY;
}

/**
 * A Word document without macros: a zip archive whose list of types names a main part that is in it. Word Online calls it
 * `word/document2.xml`. Nothing but that list is unpacked, up to a limit.
 */
export async function isWordDocx(content: Buffer): Promise<boolean> {
  const parts = partsOf(content);
  const types = parts?.get(TYPES);
  if (!parts || !types || [...parts.keys()].some((name) => MACROS.test(name))) return false;
  const list = (await unpacked(content, types))?.toString('utf8');
  return list !== undefined && !MACROS.test(list) && hasDocument(list, [...parts.keys()]);
}

interface Part {
  method: number;
  packedBytes: number;
  /** Where its own header begins. */
  at: number;
}

/** By name, in small letters: names of parts do not differ by case. Null when there are too many. */
function partsOf(content: Buffer): Map<string, Part> | null {
  const parts = new Map<string, Part>();
  const end = content.lastIndexOf(DIRECTORY_END);
  if (end < 0 || end + 22 > content.length) return parts;
  let position = content.readUInt32LE(end + 16);
  while (position + 46 <= end && content.readUInt32LE(position) === DIRECTORY_ENTRY) {
    if (parts.size === MAX_PARTS) return null;
    const nameLength = content.readUInt16LE(position + 28);
    const name = content.toString('utf8', position + 46, position + 46 + nameLength);
    parts.set(name.replaceAll('\\', '/').toLowerCase(), {
      method: content.readUInt16LE(position + 10),
      packedBytes: content.readUInt32LE(position + 20),
      at: content.readUInt32LE(position + 42),
    });
    position += 46 + nameLength + content.readUInt16LE(position + 30) + content.readUInt16LE(position + 32);
  }
  return parts;
}

async function unpacked(content: Buffer, { method, packedBytes, at }: Part): Promise<Buffer | null> {
  if (at + 30 > content.length || content.readUInt32LE(at) !== ENTRY) return null;
  const from = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  const packed = content.subarray(from, from + packedBytes);
  if (method === STORED) return packed.length <= MAX_TYPES_BYTES ? packed : null;
  if (method !== DEFLATED) return null;
  try {
    return await unpack(packed, { maxOutputLength: MAX_TYPES_BYTES });
  } catch {
    return null;
  }
}

/** No `<` inside: without it each could be searched for to the end of the list. */
const ENTRY_OF_TYPES = /<(?:\w{1,20}:)?(Default|Override)\s([^<>]*)>/g;

/** Whether one of these parts is the document, which the list says by its name or by how its name ends. */
function hasDocument(list: string, names: readonly string[]): boolean {
  const entries = [...list.matchAll(ENTRY_OF_TYPES)].map(([, kind, attributes = '']) => ({
    kind,
    type: attribute(attributes, TYPE),
    name: attribute(attributes, NAME).replace(/^\//, ''),
    ending: attribute(attributes, ENDING),
  }));
  const named = new Map(entries.filter(({ kind }) => kind === 'Override').map(({ name, type }) => [name, type]));
  const byEnding = new Map(entries.filter(({ kind }) => kind === 'Default').map(({ ending, type }) => [ending, type]));
  return names.some((name) => (named.get(name) ?? byEnding.get(name.split('.').at(-1) ?? '')) === DOCUMENT);
}

const TYPE = attributeOf('ContentType');
const NAME = attributeOf('PartName');
const ENDING = attributeOf('Extension');

function attributeOf(name: string): RegExp {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
}

function attribute(attributes: string, pattern: RegExp): string {
  const [, double, single] = pattern.exec(attributes) ?? [];
  return (double ?? single ?? '').toLowerCase();
}
