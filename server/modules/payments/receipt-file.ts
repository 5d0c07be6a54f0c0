import { buffer } from 'node:stream/consumers';
import { formatRupiah } from '../../../domain/money';
import { formatLocalDate } from '../../../domain/dates';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { boughtText } from '../../../domain/tokens';
import type { TokenReceipt } from './payment.types';

const INK = '#142222';
const QUIET = '#5c6b6b';
const ACCENT = '#0b6e6e';
const MARGIN = 56;
const VALUE_AT = 200;

/** A receipt as a PDF of one page; the same receipt gives the same bytes. */
export async function receiptFile(receipt: TokenReceipt): Promise<Buffer> {
  // Loaded at the first receipt: few processes ever make one.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Short anyway, and tests can read it.
    compress: false,
    info: { Title: `Receipt ${receipt.number}`, CreationDate: receipt.paidAt },
  });
  pdf.fillColor(ACCENT).font('Helvetica-Bold').fontSize(14).text('TemuKerja');
  pdf.fillColor(INK).fontSize(24).text('Receipt').moveDown();
  if (receipt.isRefunded) pdf.fontSize(12).text('Refunded. The payment was returned to the buyer.').moveDown();
  for (const [name, value] of factsOf(receipt)) {
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

function factsOf(receipt: TokenReceipt): [name: string, value: string][] {
  const day = formatLocalDate(wibDateOf(receipt.paidAt));
  return [
    ['Receipt number', receipt.number],
    ['Paid', `${day}, ${wibTimeOf(receipt.paidAt)} WIB`],
    ['Company', receipt.companyName],
    ...(receipt.companyNpwp ? [['NPWP', receipt.companyNpwp] satisfies [string, string]] : []),
    ['Package', receipt.packageName],
    ['Tokens', boughtText(receipt)],
    ['Payment method', receipt.paymentMethod],
    ...(receipt.reference ? [['Payment reference', receipt.reference] satisfies [string, string]] : []),
    ['Amount', formatRupiah(receipt.amount)],
  ];
}

/** What the built-in fonts of a PDF can draw: Windows-1252. */
const DRAWABLE = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** Other letters lose their accents, or become a question mark. */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => [letter, letter.normalize('NFD').charAt(0)].find((drawn) => DRAWABLE.test(drawn)) ?? '?')
    .join('');
}
