import { buffer } from 'node:stream/consumers';
import { formatLocalDate } from '../../../domain/dates';
import type { Language } from '../../../domain/language';
import { formatRupiah, formatThousands } from '../../../domain/money';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { textsIn } from '../../language/texts';
import { packageNameIn } from '../tokens';
import type { TokenReceipt } from './payment.types';

const INK = '#142222';
const QUIET = '#5c6b6b';
const ACCENT = '#0b6e6e';
const MARGIN = 56;
const VALUE_AT = 216;

/** A receipt as a PDF of one page; the same receipt gives the same bytes. */
export async function receiptFile(receipt: TokenReceipt, language: Language): Promise<Buffer> {
  const texts = textsIn(language);
  // Loaded at the first receipt: few processes ever make one.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Short anyway, and tests can read it.
    compress: false,
    info: { Title: texts('files.receipt.documentTitle', { number: receipt.number }), CreationDate: receipt.paidAt },
  });
  pdf.fillColor(ACCENT).font('Helvetica-Bold').fontSize(14).text('TemuKerja');
  pdf.fillColor(INK).fontSize(24).text(texts('files.receipt.title')).moveDown();
  if (receipt.isRefunded) pdf.fontSize(12).text(texts('files.receipt.refunded')).moveDown();
  for (const [name, value] of factsOf(receipt, language)) {
    pdf
      .font('Helvetica')
      .fontSize(11)
      .fillColor(QUIET)
      .text(name, MARGIN, pdf.y, { width: VALUE_AT - MARGIN });
    pdf.moveUp().fillColor(INK).text(printable(value), VALUE_AT, pdf.y).moveDown(0.5);
  }
  pdf.end();
  return buffer(pdf);
}

function factsOf(receipt: TokenReceipt, language: Language): [name: string, value: string][] {
  const texts = textsIn(language);
  const day = formatLocalDate(wibDateOf(receipt.paidAt), language);
  const { tokens, bonus } = receipt;
  const numbers = { tokenNumber: formatThousands(tokens), bonusNumber: formatThousands(bonus) };
  return [
    [texts('files.receipt.number'), receipt.number],
    [texts('files.receipt.paid'), `${day}, ${wibTimeOf(receipt.paidAt)} WIB`],
    [texts('files.receipt.company'), receipt.companyName],
    ...(receipt.companyNpwp ? [[texts('files.receipt.npwp'), receipt.companyNpwp] satisfies [string, string]] : []),
    [texts('files.receipt.package'), packageNameIn(receipt.packageName, language)],
    [texts('files.receipt.tokens'), texts('files.receipt.bought', { tokens, bonus, ...numbers })],
    [texts('files.receipt.paymentMethod'), receipt.paymentMethod],
    ...(receipt.reference ? [[texts('files.receipt.reference'), receipt.reference] satisfies [string, string]] : []),
    [texts('files.receipt.amount'), formatRupiah(receipt.amount)],
    [texts('files.receipt.tax'), taxLine(receipt, language)],
    [texts('files.receipt.issuer'), receipt.issuer],
  ];
}

function taxLine({ includedVatPercent: percent }: TokenReceipt, language: Language): string {
  const texts = textsIn(language);
  return percent === null
    ? texts('files.receipt.noTaxInvoice')
    : texts('files.receipt.vatIncluded', { percent: String(percent) });
}

/** What the built-in fonts of a PDF can draw: Windows-1252. */
const DRAWABLE = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** Other letters lose their accents, or become a question mark. */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => [letter, letter.normalize('NFD').charAt(0)].find((drawn) => DRAWABLE.test(drawn)) ?? '?')
    .join('');
}
