import { writtenPdf } from '../../../testkit/files/written-pdf';
import { asksForPassword } from './pdf-password';

const END = 'startxref\n9\n%%EOF\n';

/** An object 6, which no table of objects finds: viewers look for the trailer, as they do for a broken file. */
function aPdf({ encrypt = '6 0 R', object = '', trailer = 'trailer<</Root 1 0 R', more = '', lead = '' }): Buffer {
  const encryption = object && `6 0 obj\n${object}\nendobj\n`;
  return Buffer.from(
    `${lead}%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${encryption}${more}${trailer}/ID[<00><00>]/Encrypt ${encrypt}>>\n${END}`,
    'latin1',
  );
}

/** Of PDF 2.0, as MuPDF 1.28 wrote them: with the owner's password alone, and with a user's. */
const REVISION_6 = {
  open: 'AB551745F207E7134CF24525E393D50C1E1D46E9A8DBCB45E0B73767B8701EA11D99C7B541E2A3F0A2002F7642300A33',
  locked: 'EBD58814CADB3F3D6AE0675541A99F463CF3E333998D527CB728D31F4212D976F938DB9E54498CE930F6103564266125',
};
const dictionary = (check: string, revision = 6): string =>
  `<</Filter/Standard/V 5/R ${revision}/Length 256/P -4/O<00>/U ${check}>>`;
const OPEN = dictionary(`<${REVISION_6.open}>`);
const LOCKED = dictionary(`<${REVISION_6.locked}>`);

const WITH_SIGNS = LOCKED.replace('/Filter/Standard', '/F#69lter % (\n /Stand#61rd');
const OF_CERTIFICATE = '<</Filter/Adobe.PubSec/V 4/Recipients[<00>]>>';
const OF_STREAM = '7 0 obj\n<</Type/XRef/Root 1 0 R';
const OF_TEXT = '(trailer<</Root 1 0 R/Encrypt 6 0 R>>)\ntrailer<</Root 1 0 R';

/** Every byte as an octal number, over two lines. */
const octal = (hex: string): string => {
  const signs = [...Buffer.from(hex, 'hex')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `(${signs.slice(0, 9).join('')}\\\r\n${signs.slice(9).join('')})`;
};

/** As one would write it in a text editor: only what has a meaning is escaped. */
const literal = (hex: string): string =>
  `(${Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\\()\r]/g, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))})`;

describe('a PDF asks for a password', () => {
  // RC4 of 40 and 128 bits, AES of 128 and 256.
  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'that it was given, in version %s',
    async (pdfVersion) => {
      const about = { pdfVersion, ownerPassword: 'owner' };
      expect(asksForPassword(await writtenPdf({ ...about, userPassword: 'rahasia' }))).toBe(true);
      expect(asksForPassword(await writtenPdf(about))).toBe(false);
      expect(asksForPassword(await writtenPdf({ ...about, permissions: { printing: 'lowResolution' } }))).toBe(false);
    },
  );

  it.each<[string, boolean, Buffer]>([
    ['of PDF 2.0', true, aPdf({ object: LOCKED })],
    ['of PDF 2.0, but not where only its owner has one', false, aPdf({ object: OPEN })],
    ['in place', true, aPdf({ encrypt: LOCKED })],
    ['in place, but not where only its owner has one', false, aPdf({ encrypt: OPEN })],
    ['with octal numbers', true, aPdf({ object: dictionary(octal(REVISION_6.locked)) })],
    ['with octal numbers, but not the empty one', false, aPdf({ object: dictionary(octal(REVISION_6.open)) })],
    ['with raw bytes', true, aPdf({ object: dictionary(literal(REVISION_6.locked)) })],
    ['with raw bytes, but not the empty one', false, aPdf({ object: dictionary(literal(REVISION_6.open)) })],
    ['after other bytes', true, aPdf({ object: LOCKED, lead: '\x1B%-12345X@PJL JOB\r\n' })],
    ['by a stream of objects', true, aPdf({ object: LOCKED, trailer: OF_STREAM })],
    ['by a stream of objects, but not the empty one', false, aPdf({ object: OPEN, trailer: OF_STREAM })],
    ['by a name with signs and a comment', true, aPdf({ object: WITH_SIGNS })],
    ['of its last version', true, aPdf({ object: OPEN, more: `6 0 obj ${LOCKED} endobj\n` })],
    ['of a kind that no one knows', true, aPdf({ object: dictionary(`<${REVISION_6.open}>`, 9) })],
    ['in place of which a certificate is needed', true, aPdf({ object: OF_CERTIFICATE })],
    ['that cannot be checked', true, aPdf({ object: '<</Filter/Standard/V 4/R 4>>' })],
    ['of an object that is nowhere', false, aPdf({})],
    ['of which only a text speaks', false, aPdf({ trailer: OF_TEXT, encrypt: 'null', object: LOCKED })],
  ])('%s: %s', (_what, expected, content) => {
    expect(asksForPassword(content)).toBe(expected);
  });

  it('of its own, not of an attached file', () => {
    const attached = aPdf({ object: LOCKED }).toString('latin1');
    const before = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<<>>stream\n${attached}endstream endobj\n`;
    const whole = `${before}xref\n0 1\ntrailer<</Root 1 0 R>>\n`;
    const after = `3 0 obj<<>>stream\n${attached}endstream endobj\n`;
    for (const content of [
      `${whole}startxref\n${before.length}\n%%EOF\n`,
      `${whole}${after}startxref\n${before.length}\n%%EOF\n`,
    ])
      expect(asksForPassword(Buffer.from(content, 'latin1'))).toBe(false);
  });
});
