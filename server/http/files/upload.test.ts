import { connect } from 'node:net';
import sharp from 'sharp';
import { MAX_UPLOAD_BYTES, UPLOAD_HEADER, type UploadPreset } from '../../../domain/files';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { writtenPdf } from '../../../testkit/files/written-pdf';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import {
  aCompoundFile,
  aDoc,
  aDocx,
  aPdf,
  aPhotoWithPlace,
  aPicture,
  aPictureBomb,
  A_MAIN_PART,
  anAvif,
  aZip,
  DOCUMENT_TYPE,
  upload,
  uploaded,
  type UploadResponse,
} from '../../../testkit/files/uploads';

const server = useServer();
let visitor: TestClient;
let seeker: TestClient;
let company: TestClient;

beforeAll(async () => {
  visitor = server.visitor();
  seeker = (await aSeeker(server)).client;
  company = (await aCompany(server)).client;
});

const refusal = ({ status, errors }: UploadResponse) => [status, errors?.[0]?.code, errors?.[0]?.message];
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

async function contents(): Promise<Record<string, Buffer>> {
  return {
    pdf: aPdf(),
    doc: aDoc(),
    docx: aDocx(),
    jpeg: await aPicture('jpeg'),
    png: await aPicture('png'),
    webp: await aPicture('webp'),
    gif: await aPicture('gif'),
    tiff: await aPicture('tiff'),
    avif: await aPicture('avif'),
    svg: SVG,
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    exe: Buffer.from('MZ\x90\x00 not a document'),
    zip: aZip(['a.txt']),
    xls: aCompoundFile('Workbook'),
    docm: aDocx({ more: ['word/vbaProject.bin'] }),
    text: Buffer.from('%PD'),
  };
}

/** Its beginning is enough: it is not decoded. */
function aHeic(...brands: [main: string, ...others: string[]]): Buffer {
  const [main, ...others] = brands;
  const box = Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.from('\0\0\x01\0meta hvc1', 'latin1')]);
}

/** Encrypted as Word and Acrobat do it; with an empty user password it opens without one. */
const aLockedPdf = (userPassword: string): Promise<Buffer> =>
  writtenPdf({ pdfVersion: '1.6', userPassword, ownerPassword: 'owner' });

const aDocxType = (type: string): string =>
  `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}"/>`;
const partNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `word/media/${index}.png`);

const RASTER = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'];

describe('what each preset takes, by content', () => {
  const cases: [UploadPreset, 'visitor' | 'seeker' | 'company', string[]][] = [
    ['user_cv', 'visitor', ['pdf']],
    ['user_portfolio', 'visitor', ['pdf', 'doc', 'docx', 'jpeg', 'png']],
    ['company_deed', 'visitor', ['pdf']],
    ['user_cv', 'seeker', ['pdf']],
    ['user_portfolio', 'seeker', ['pdf']],
    ['profile_picture', 'seeker', RASTER],
    ['company_deed', 'company', ['pdf']],
    ['company_logo', 'company', RASTER],
  ];
  it.each(cases)('%s of a %s: %j', async (preset, who, accepted) => {
    const client = { visitor, seeker, company }[who];
    const taken: string[] = [];
    for (const [kind, content] of Object.entries(await contents())) {
      // The name and the type that the browser sends say nothing.
      const { status } = await upload(client, { preset, content, name: 'anything.pdf', type: 'image/svg+xml' });
      expect([201, 415]).toContain(status);
      if (status === 201) taken.push(kind);
    }
    expect(taken.sort()).toEqual([...accepted].sort());
  });

  const MAIN = `ContentType="${DOCUMENT_TYPE}"`;
  const DOCX: [string, Parameters<typeof aDocx>[0], number][] = [
    [
      'of Word Online',
      { types: `<Override PartName="/word/document2.xml" ${MAIN}/>`, main: 'word/document2.xml' },
      201,
    ],
    ['whose main part is named by its ending', { types: `<Default Extension="xml" ${MAIN}/>` }, 201],
    [
      'with a prefix, single quotes and other letters',
      { types: `<ct:Override ContentType='${DOCUMENT_TYPE}' PartName='/Word/Document.xml' ></ct:Override>` },
      201,
    ],
    ['with backslashes', { main: 'word\\document.xml' }, 201],
    ['without the part that its list names', { main: 'word/other.xml' }, 415],
    ['without a document in its list', { types: '' }, 415],
    ['of a workbook', { types: aDocxType('spreadsheetml.sheet.main+xml') }, 415],
    ['of a template', { types: aDocxType('wordprocessingml.template.main+xml') }, 415],
    [
      'with macros by its type',
      {
        types:
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      },
      415,
    ],
    [
      'with macros of another name',
      {
        types: `<Override PartName="/word/document.xml" ${MAIN}/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>`,
        more: ['word/calm.bin'],
      },
      415,
    ],
    ['with a list of types that grows when it is unpacked', { types: `${A_MAIN_PART}${' '.repeat(300_000)}` }, 415],
    ['with macros behind 5,000 parts', { more: [...partNames(5_000), 'word/vbaProject.bin'] }, 415],
  ];
  it.each(DOCX)('a DOCX %s', async (_what, parts, expected) => {
    expect((await upload(visitor, { preset: 'user_portfolio', content: aDocx(parts) })).status).toBe(expected);
  });

  const BEFORE: [string, string][] = [
    ['nothing', ''],
    ['a byte order mark and blank lines', '\xEF\xBB\xBF\r\n\r\n'],
    ['zeros', '\0\0\0\0'],
    ["a printer's job", '\x1B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['headers of a mail', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
    ['1,024 bytes', 'x'.repeat(1024)],
  ];
  it.each(BEFORE)('a PDF after %s', async (_what, before) => {
    const content = Buffer.concat([Buffer.from(before, 'latin1'), aPdf()]);
    expect(await upload(visitor, { preset: 'user_cv', content })).toMatchObject({ status: 201, locked: null });
  });

  it('no PDF after 1,025 bytes, and none in an archive', async () => {
    for (const before of ['x'.repeat(1025), 'PK\x03\x04 cv.pdf']) {
      const content = Buffer.concat([Buffer.from(before, 'latin1'), aPdf()]);
      expect((await upload(visitor, { preset: 'user_cv', content })).status).toBe(415);
    }
  });

  it('refuses with the exact text of the catalogue', async () => {
    expect(refusal(await upload(visitor, { preset: 'company_deed', content: SVG }))).toEqual([
      415,
      'DEED_NOT_PDF',
      'Deed of establishment must be a PDF file',
    ]);
  });

  const REFUSED: ['visitor' | 'seeker' | 'company', UploadPreset, Buffer, number, string][] = [
    ['visitor', 'user_cv', SVG, 415, 'PDF_REQUIRED'],
    ['visitor', 'user_portfolio', SVG, 415, 'FILE_TYPE_INVALID'],
    ['seeker', 'profile_picture', SVG, 415, 'PICTURE_INVALID'],
    ['seeker', 'profile_picture', aPictureBomb(8_000), 415, 'PICTURE_INVALID'],
    // A picture or a logo without the profile that it is for.
    ['visitor', 'profile_picture', SVG, 401, 'NOT_SIGNED_IN'],
    ['visitor', 'company_logo', SVG, 401, 'NOT_SIGNED_IN'],
    ['seeker', 'company_logo', SVG, 403, 'NOT_ALLOWED'],
    ['company', 'profile_picture', SVG, 403, 'NOT_ALLOWED'],
  ];
  it.each(REFUSED)('refuses of a %s, as %s', async (who, preset, content, ...expected) => {
    const client = { visitor, seeker, company }[who];
    expect(refusal(await upload(client, { preset, content })).slice(0, 2)).toEqual(expected);
  });

  const NAMED: [string, Buffer, string, string][] = [
    [
      'HEIC',
      aHeic('heic', 'mif1', 'heic'),
      'HEIC pictures cannot be read here',
      'Gambar HEIC tidak dapat dibaca di sini',
    ],
    ['HEIC of a shared brand', aHeic('mif1', 'mif1', 'heic'), 'HEIC pictures cannot', 'Gambar HEIC tidak dapat dibaca'],
    ['SVG', SVG, 'SVG pictures cannot be read here', 'Gambar SVG tidak dapat dibaca di sini'],
    [
      'SVG of a drawing program',
      Buffer.from(
        `\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "x" "y">\n${SVG.toString()}`,
      ),
      'SVG pictures cannot be read here',
      'Gambar SVG tidak dapat dibaca di sini',
    ],
    ['BMP', Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0', 'latin1'), 'BMP pictures cannot', 'Gambar BMP tidak'],
    ['JPEG XL', Buffer.from('\0\0\0\x0CJXL \r\n\x87\n', 'latin1'), 'JPEG XL pictures cannot', 'Gambar JPEG XL tidak'],
  ];
  it.each(NAMED)('names the kind of a picture that is not read: %s', async (_what, content, english, indonesian) => {
    const headers = { [UPLOAD_HEADER]: 't', 'accept-language': 'id' };
    for (const [client, preset, code, choice, pilihan] of [
      [seeker, 'profile_picture', 'PICTURE_INVALID', 'JPEG, PNG or WebP', 'JPEG, PNG, atau WebP'],
      [company, 'company_logo', 'PICTURE_INVALID', 'JPEG, PNG or WebP', 'JPEG, PNG, atau WebP'],
      [visitor, 'user_portfolio', 'FILE_TYPE_INVALID', 'JPEG, PNG or PDF', 'JPEG, PNG, atau PDF'],
    ] as const) {
      const [status, saidCode, message] = refusal(await upload(client, { preset, content }));
      expect([status, saidCode]).toEqual([415, code]);
      expect(message).toMatch(new RegExp(`^${english}.*; choose ${choice}$`));
      if (client === visitor)
        expect(refusal(await upload(client, { preset, content, headers }))[2]).toMatch(
          new RegExp(`^${indonesian}.*; pilih ${pilihan}$`),
        );
    }
  });

  it('says what else stands in the way of a picture', async () => {
    const said = async (client: TestClient, preset: UploadPreset, content: Buffer) =>
      refusal(await upload(client, { preset, content }))[2];
    expect(await said(seeker, 'profile_picture', aPdf())).toBe(
      'This type of file cannot be used as a picture; choose JPEG, PNG or WebP',
    );
    expect(await said(seeker, 'profile_picture', aPictureBomb(8_000))).toBe(
      'This picture has more than 50 million pixels; choose a smaller one',
    );
    expect(await said(seeker, 'profile_picture', Buffer.from('\xFF\xD8\xFF broken', 'latin1'))).toBe(
      'This picture could not be read. Please choose another image, such as a JPEG or PNG.',
    );
    expect(await said(visitor, 'user_portfolio', await aPicture('webp'))).toBe(
      'WebP pictures are not accepted here; choose JPEG, PNG or PDF',
    );
    expect(await said(visitor, 'user_portfolio', aPictureBomb(8_000))).toBe(
      'This picture has more than 50 million pixels; choose a smaller one',
    );
    expect(await said(visitor, 'user_portfolio', aCompoundFile('EncryptedPackage'))).toBe(
      'A Word file with a password cannot be checked here; save it without the password, or choose a PDF',
    );
  });

  it('returns a path of this app and a claim that is not the id', async () => {
    const answer = await upload(visitor, { preset: 'user_cv', content: aPdf() });
    expect(answer).toEqual({
      status: 201,
      secure_url: expect.stringMatching(/^\/files\/[0-9A-Z]{26}$/) as string,
      claim: expect.stringMatching(/^[\w-]{43}$/) as string,
      locked: null,
    });
    const rows = await server.dataSource.query<Record<string, unknown>[]>('SELECT * FROM files');
    expect(JSON.stringify(rows)).not.toContain(answer.claim);
  });
});

describe('documents with a password', () => {
  it('are taken, and the response says which ask for it', async () => {
    const locked = await aLockedPdf('rahasia');
    const open = await aLockedPdf('');
    for (const [client, preset, content, expected] of [
      [visitor, 'user_cv', locked, 'PDF'],
      [seeker, 'user_cv', locked, 'PDF'],
      [visitor, 'user_portfolio', locked, 'PDF'],
      [seeker, 'user_portfolio', locked, 'PDF'],
      [company, 'company_deed', locked, 'PDF'],
      [visitor, 'user_portfolio', aDoc({ hasPassword: true }), 'DOC'],
      [visitor, 'user_cv', open, null],
      [seeker, 'user_portfolio', open, null],
      [visitor, 'user_portfolio', aDoc(), null],
      [visitor, 'user_portfolio', await aPicture(), null],
    ] as const)
      expect(await upload(client, { preset, content })).toMatchObject({ status: 201, locked: expected });
  });
});

describe('pictures', () => {
  it.each([
    ['avif', 'mif1', 'avif'],
    ['mif1', 'mif1', 'avif'],
    ['msf1', 'miaf', 'avis'],
    ['mif1', 'mif1', 'miaf'],
    ['MA1B', 'MA1B', 'miaf'],
  ])('are read as AVIF of the brands %s, %s and %s', async (...brands) => {
    expect((await upload(seeker, { preset: 'profile_picture', content: await anAvif(...brands) })).status).toBe(201);
    expect((await upload(company, { preset: 'company_logo', content: await anAvif(...brands) })).status).toBe(201);
  });

  async function stored(client: TestClient, preset: UploadPreset, content: Buffer): Promise<Buffer> {
    const { id } = await uploaded(client, { preset, content });
    const file = await server.services.files.read(`${id.slice(-2)}/${id}`);
    return Buffer.concat((await file!.toArray()) as Buffer[]);
  }

  it('lose the place where they were taken, and keep their orientation', async () => {
    const photo = await aPhotoWithPlace();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('PlantedArtist');
    const kept = await stored(seeker, 'profile_picture', photo);
    const { exif, orientation, ...drawn } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(drawn).toMatchObject({ width: 40, height: 80, format: 'webp' });
    expect(kept.toString('latin1')).not.toContain('PlantedArtist');
    expect((await stored(visitor, 'user_portfolio', photo)).toString('latin1')).not.toContain('PlantedArtist');
  });

  it('are brought to a sane size, logos to what lists of them show', async () => {
    const large = await aPicture('png', { width: 3000, height: 1500 });
    const sizeOf = async (client: TestClient, preset: UploadPreset) => {
      const { width, height } = await sharp(await stored(client, preset, large)).metadata();
      return [width, height];
    };
    expect(await sizeOf(seeker, 'profile_picture')).toEqual([512, 256]);
    expect(await sizeOf(company, 'company_logo')).toEqual([256, 128]);
  });

  it('carry nothing else: data hidden behind or inside one is removed', async () => {
    const polyglot = Buffer.concat([
      await aPicture('gif'),
      Buffer.from('<script>planted()</script>'),
      aZip(['evil.js']),
    ]);
    expect((await stored(seeker, 'profile_picture', polyglot)).toString('latin1')).not.toMatch(/planted|evil/);
  });

  it('of fewer pixels than those that are refused are drawn', async () => {
    expect(aPictureBomb(8_000).length).toBeLessThan(MAX_UPLOAD_BYTES);
    expect((await upload(seeker, { preset: 'profile_picture', content: aPictureBomb(7_000) })).status).toBe(201);
  });

  it('that break off in the middle are refused', async () => {
    const noise = { type: 'gaussian', mean: 100, sigma: 40 } as const;
    const create = { width: 400, height: 400, channels: 3, background: 'red', noise } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    const content = whole.subarray(0, whole.length / 2);
    expect((await upload(seeker, { preset: 'profile_picture', content })).status).toBe(415);
  });
});

describe('size', () => {
  const ofBytes = (size: number) => Buffer.concat([aPdf(), Buffer.alloc(size - aPdf().length, ' ')]);

  it('takes 5,242,880 bytes and not one more', async () => {
    expect((await upload(visitor, { preset: 'user_cv', content: ofBytes(MAX_UPLOAD_BYTES) })).status).toBe(201);
    expect(refusal(await upload(visitor, { preset: 'user_cv', content: ofBytes(MAX_UPLOAD_BYTES + 1) }))).toEqual([
      413,
      'FILE_TOO_LARGE',
      'File size exceeds 5MB limit',
    ]);
    expect(refusal(await upload(visitor, { preset: 'company_deed', content: ofBytes(MAX_UPLOAD_BYTES + 1) }))).toEqual([
      413,
      'DEED_TOO_LARGE',
      'File size should not exceed 5MB',
    ]);
    expect((await upload(visitor, { preset: 'user_cv', content: Buffer.alloc(0) })).errors?.[0]?.code).toBe(
      'FILE_MISSING',
    );
  });

  /** Sends 50 MB as fast as they are taken; returns how many went through and what came back. */
  function flood(head: string, wrap: (chunk: Buffer) => Buffer): Promise<{ sent: number; answer: string }> {
    return new Promise((resolve) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      const chunk = wrap(Buffer.alloc(64 * 1024, 'x'));
      let sent = 0;
      let answer = '';
      const pump = () => {
        while (sent < 50_000_000 && !socket.destroyed) {
          sent += chunk.length;
          if (!socket.write(chunk)) return void socket.once('drain', pump);
        }
      };
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve({ sent, answer }));
      socket.write(head);
      pump();
    });
  }
  const HEAD = `POST /upload HTTP/1.1\r\nHost: x\r\n${UPLOAD_HEADER}: t\r\nContent-Type: multipart/form-data; boundary=zzzz\r\n`;
  const PART = '--zzzz\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

  it('cuts a stream of 50 MB off early, whether it announces its length or not', async () => {
    const announced = await flood(`${HEAD}Content-Length: 50000000\r\n\r\n${PART}`, (chunk) => chunk);
    const chunked = await flood(
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n${PART.length.toString(16)}\r\n${PART}\r\n`,
      (chunk) => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    );
    for (const { sent, answer } of [announced, chunked]) {
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain('File size exceeds 5MB limit');
      expect(sent).toBeLessThan(20_000_000);
    }
  });

  it('refuses a body that is no form, and a form of thousands of parts', async () => {
    const post = (body: string, type: string) =>
      visitor.fetch('/upload', { method: 'POST', body, headers: { [UPLOAD_HEADER]: 't', 'content-type': type } });
    expect((await post('{}', 'application/json')).status).toBe(400);
    expect((await post('nothing', 'multipart/form-data; boundary=zzzz')).status).toBe(400);
    const parts = '--zzzz\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(50_000);
    expect((await post(parts, 'multipart/form-data; boundary=zzzz')).status).toBe(400);
    expect((await upload(visitor, { preset: 'user_diary', content: aPdf() })).status).toBe(400);
  });
});

describe('who may send at all', () => {
  it('refuses an upload that a page of another site could send', async () => {
    expect(refusal(await upload(seeker, { preset: 'user_cv', content: aPdf(), headers: {} })).slice(0, 2)).toEqual([
      403,
      'NOT_ALLOWED',
    ]);
    const foreign = await upload(seeker, {
      preset: 'user_cv',
      content: aPdf(),
      headers: { [UPLOAD_HEADER]: 't', origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const preflight = await visitor.fetch('/upload', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': UPLOAD_HEADER,
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
  });
});
