import { deflateSync } from 'node:zlib';
import { writtenPdf } from './written-pdf';

/** A small PDF of these objects, numbered from 1; the first is its catalog. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\n', 'latin1')];
  objects.forEach((object, index) =>
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')),
  );
  parts.push(Buffer.from('trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'));
  return Buffer.concat(parts);
}

function streamOf(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';
const CATALOG = '<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>';
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const objectStream = (object: string, more = '', number = 4): Buffer =>
  streamOf(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}`, deflateSync(`${number} 0 ${object}`));
const withAction = (action: string | Buffer, ...more: (string | Buffer)[]): Buffer =>
  pdfOf([CATALOG, PAGES, PAGE, action, ...more]);
const withPackedAction = (action: string): Buffer =>
  pdfOf([CATALOG.replace('4 0 R', '7 0 R'), PAGES, PAGE, objectStream(action, '', 7)]);
const text = deflateSync('BT /F1 12 Tf (I know Node.js, JavaScript and /JSON) Tj ET');

export const CALM_PDFS = {
  'opens at its page': () => withAction('[3 0 R/Fit]'),
  'goes to a page by an action': () => withAction('<</S/GoTo/D[3 0 R/Fit]>>'),
  'goes to a named place by an action in an object stream': () => withPackedAction('<</Type/Action/S/GoTo/D(page.1)>>'),
  'links to a page of the web': () =>
    withAction('[3 0 R/Fit]', '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://rina.example/javascript)>>>>'),
  'has objects in a stream': () => withAction('null', objectStream('<</S/GoTo/D[3 0 R/Fit]>>')),
  'has a text about scripts': () =>
    withAction('null', streamOf('/Filter/FlateDecode', text), '<</Title(Launch, JavaScript /JS and /JSON)>>'),
  'has an outline before a colour profile': () =>
    withAction(
      'null',
      '<</Type/Outlines/First 5 0 R>>',
      streamOf('/N 3/Filter/FlateDecode', deflateSync(Buffer.alloc(500, 'x'))),
    ),
  'is written by a program': () => writtenPdf(),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export const ACTIVE_PDFS = {
  'runs a script when it opens': () => withAction(SCRIPT),
  'spells the name with signs': () => withAction('<</S/J#61vaScr#69pt/J#53(app.alert\\(1\\))>>'),
  'runs a script of a reference': () => withAction('<</S 5 0 R>>', '/JavaScript'),
  'runs a script of a rendition': () => withAction('<</S/Rendition/JS 5 0 R>>', '(app.alert)'),
  'starts a program': () => withAction('<</S/Launch/F(cmd.exe)>>'),
  'has a form with scripts': () => withAction('<</XFA 5 0 R>>', streamOf('/Filter/FlateDecode', deflateSync('<xdp/>'))),
  'opens a page of the web': () => withAction('<</S/URI/URI(https://evil.example)>>'),
  'opens a page of the web by its catalog': () =>
    pdfOf(['<</Type/Catalog/Pages 2 0 R/Open#41ction<</S/URI/URI(https://evil.example)>>>>', PAGES, PAGE]),
  'opens a page of the web after a calm action': () =>
    withAction('<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>'),
  'opens a page of the web by a later version of its action': () =>
    withAction('<</S/GoTo/D[3 0 R/Fit]>>', 'null\nendobj\n4 0 obj\n<</S/URI/URI(https://evil.example)>>'),
  'opens a page of the web by an action in an object stream': () =>
    withPackedAction('<</S/URI/URI(https://evil.example)>>'),
  'opens a page of the web when its first page opens': () =>
    withAction('null', '<</Type/Page/AA<</O<</S/URI/URI(https://evil.example)>>>>>>'),
  'has an action that is nowhere': () => pdfOf([CATALOG, PAGES, PAGE]),
  'has more actions than are looked up': () =>
    withAction(
      'null',
      ...Array.from({ length: 21 }, () => 'null'),
      ...Array.from({ length: 21 }, (_, index) => `<</OpenAction ${index + 4} 0 R>>`),
    ),
  'has an object stream larger than is read': () => withPackedAction(`[3 0 R/Fit]${' '.repeat(2 * 1024 * 1024)}`),
  'sends a form': () => withAction('<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>'),
  'goes to another document': () => withAction('<</S/GoToR/F(//evil.example/a.pdf)/D[0/Fit]>>'),
  'fetches data for its form': () => withAction('<</S/ImportData/F(a.fdf)>>'),
  'plays rich media': () => withAction('[3 0 R/Fit]', '<</Type/Annot/Subtype/RichMedia>>'),
  'hides a script in an object stream': () => withAction('null', objectStream(SCRIPT)),
  'hides a program in the second object stream': () =>
    withAction('null', objectStream('<</S/GoTo>>'), objectStream('<</S/Launch/F(cmd.exe)>>')),
  'hides it behind a wrong length': () =>
    withAction('null', streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 3', deflateSync(`4 0 ${SCRIPT}`))),
  'hides it in an object stream without its type': () =>
    withAction('null', streamOf('/N 1/First 4/Filter/FlateDecode', deflateSync(`4 0 ${SCRIPT}`))),
  'spells the type of the stream with signs': () =>
    withAction('null', streamOf('/Type/Obj#53tm/#4E 1/F#69rst 4/Filter/FlateDecode', deflateSync(`4 0 ${SCRIPT}`))),
  'hides the keyword in a text': () =>
    withAction(
      'null',
      streamOf('/Type/ObjStm/N 1/First 4/X(stream\n)/Filter/FlateDecode', deflateSync(`4 0 ${SCRIPT}`)),
    ),
  'packs its objects in another way': () =>
    withAction(
      'null',
      streamOf(
        '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode',
        Buffer.from(Buffer.from(`4 0 ${SCRIPT}`).toString('hex')),
      ),
    ),
  'packs its objects in rows': () =>
    withAction('null', objectStream('<</S/GoTo>>', '/DecodeParms<</Predictor 12/Columns 4>>')),
  'is encrypted': () => withAction('null', '<</Encrypt 6 0 R>>'),
  'packs more than is unpacked': () => withAction('null', objectStream(' '.repeat(17 * 1024 * 1024))),
  'has more object streams than are read': () =>
    withAction('null', ...Array.from({ length: 501 }, () => objectStream('null'))),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export async function pdfWith(does: keyof typeof CALM_PDFS | keyof typeof ACTIVE_PDFS): Promise<Buffer> {
  return { ...CALM_PDFS, ...ACTIVE_PDFS }[does]();
}
