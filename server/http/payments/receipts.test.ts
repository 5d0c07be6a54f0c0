import { aCompany, anAdmin, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { anInvoice, callbackOf, sendCallback, type BoughtInvoice } from '../../../testkit/market/payment-factory';
import type { ResultOf, TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { logIn } from '../../../testkit/people/registration';

const server = useServer();

const RECEIPT = graphql(`query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {
  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded issuer includedVatPercent
} }`);
const BOUGHT = graphql(`query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }`);

async function bought({ client }: TestCompany): Promise<ResultOf<typeof BOUGHT>['tokenInvoices']['items']> {
  const { tokenInvoices } = await client.ask(BOUGHT);
  return tokenInvoices.items;
}

async function aPurchase({
  companyName = 'PT Kuitansi',
  statuses = ['PAID'],
} = {}): Promise<{ company: TestCompany; invoice: BoughtInvoice; id: string }> {
  const company = await aCompany(server, { companyName });
  const invoice = await anInvoice(company, 'tokens-6');
  for (const status of statuses) await sendCallback(server, callbackOf(invoice, status));
  const [{ id } = { id: '' }] = await bought(company);
  return { company, invoice, id };
}

async function download(client: TestClient, id: string) {
  const response = await client.fetch(`/receipts/${id}.pdf`);
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** The words on the pages of a PDF whose text is not compressed: hexadecimal runs, torn at each kerning. */
function wordsOf(pdf: Buffer): string {
  return [...pdf.toString('latin1').matchAll(/\[(.*)\] TJ/g)]
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}

describe('the receipt of a purchase', () => {
  it('says who bought what, when, how and for how much', async () => {
    const { company, invoice, id } = await aPurchase();
    await server.dataSource.query('UPDATE companies SET company_npwp = ? WHERE id = ?', [
      '012345678901000',
      company.companyId,
    ]);

    const { tokenReceipt } = await company.client.ask(RECEIPT, { id });

    expect(tokenReceipt).toEqual({
      id,
      number: invoice.merchantRef,
      paidAt: new Date(1795399200_000).toISOString(),
      companyName: 'PT Kuitansi',
      companyNpwp: '012345678901000',
      packageName: '6 Tokens',
      tokens: 6,
      bonus: 1,
      amount: 100_000,
      paymentMethod: 'QRIS',
      reference: invoice.reference,
      isRefunded: false,
      issuer: 'PT TemuKerja Contoh, Jl. Contoh No. 1, Jakarta 10110, Indonesia',
      includedVatPercent: null,
    });
    expect(await bought(company)).toEqual([{ id, status: 'PAID', viewerCanOpenReceipt: true }]);
  });

  it('is a PDF with the same facts that no browser keeps', async () => {
    const { company, invoice, id } = await aPurchase();

    const { status, headers, body } = await download(company.client, id);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toBe(`inline; filename="receipt-${invoice.merchantRef}.pdf"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const words = wordsOf(body);
    for (const fact of [
      'PT Kuitansi',
      '6 Tokens',
      '6 tokens + 1 bonus token',
      'Rp\u00a0100.000',
      'QRIS',
      invoice.merchantRef,
      invoice.reference,
      'PT TemuKerja Contoh, Jl. Contoh No. 1, Jakarta 10110',
      'No tax invoice (faktur pajak) is issued with this receipt.',
    ]) {
      expect(words).toContain(fact);
    }
    expect(words).not.toMatch(/NPWP|Refunded/);
  });

  it('of a refunded purchase says so', async () => {
    const { company, id } = await aPurchase({ statuses: ['PAID', 'REFUND'] });

    const { tokenReceipt } = await company.client.ask(RECEIPT, { id });

    expect(tokenReceipt?.isRefunded).toBe(true);
    expect(wordsOf((await download(company.client, id)).body)).toContain('Refunded');
  });

  it('is a PDF in the language of who asks', async () => {
    const { company, invoice, id } = await aPurchase({ statuses: ['PAID', 'REFUND'] });
    await server.dataSource.query('UPDATE companies SET company_npwp = ? WHERE id = ?', [
      '012345678901000',
      company.companyId,
    ]);
    const english = await download(company.client, id);
    company.client.setCookie('language=id');
    const indonesian = await download(company.client, id);

    const facts = ['PT Kuitansi', '012345678901000', 'QRIS', 'Rp\u00a0100.000', invoice.merchantRef, invoice.reference];
    for (const [{ headers, body }, fileName, words] of [
      [
        english,
        `receipt-${invoice.merchantRef}.pdf`,
        'Receipt,Refunded. The payment was returned to the buyer.,Receipt number,Paid,Company,NPWP,Package,6 Tokens,Tokens,6 tokens + 1 bonus token,Payment method,Payment reference,Amount,Issued by,Tax,No tax invoice (faktur pajak) is issued with this receipt.',
      ],
      [
        indonesian,
        `kuitansi-${invoice.merchantRef}.pdf`,
        'Kuitansi,Dana dikembalikan. Pembayaran ini sudah dikembalikan kepada pembeli.,Nomor kuitansi,Dibayar,Perusahaan,NPWP,Paket,6 Token,Token,6 token + 1 token bonus,Metode pembayaran,Nomor referensi pembayaran,Jumlah,Diterbitkan oleh,Pajak,Kuitansi ini tidak disertai faktur pajak.',
      ],
    ] as const) {
      expect(headers.get('content-disposition')).toBe(`inline; filename="${fileName}"`);
      const lines = wordsOf(body).split('\n');
      expect(lines).toEqual(expect.arrayContaining([...words.split(','), ...facts]));
    }
    expect(wordsOf(english.body)).toContain('Nov 23, 2026, ');
    expect(wordsOf(indonesian.body)).toContain('23 Nov 2026, ');
  });

  it('is drawn for a name of any script', async () => {
    const { company, id } = await aPurchase({ companyName: 'PT 株式会社 Łódź “Été”' });

    const { status, body } = await download(company.client, id);

    expect(status).toBe(200);
    expect(wordsOf(body)).toContain('PT ???? ?ódz ');
  });
});

describe('who gets no receipt', () => {
  it.each([[[]], [['EXPIRED']], [['FAILED']], [['REFUND']]])(
    'the buyer of an invoice that was never paid (%p)',
    async (statuses) => {
      const { company, id } = await aPurchase({ statuses });

      expect((await bought(company)).map(({ viewerCanOpenReceipt }) => viewerCanOpenReceipt)).toEqual([false]);
      expect((await company.client.send(RECEIPT, { id })).errors).toMatchObject([{ message: 'Receipt not found' }]);
      expect((await download(company.client, id)).status).toBe(404);
    },
  );

  it('visitors, seekers and administrators', async () => {
    const { id } = await aPurchase();
    for (const client of [server.visitor(), (await aSeeker(server)).client, (await anAdmin(server)).client]) {
      expect((await download(client, id)).status).toBe(404);
    }
  });
});

describe('a receipt of a seller who charges VAT', () => {
  const other = useSecondServer({ RECEIPT_ISSUER: 'PT Lain', RECEIPT_VAT_PERCENT: '11' });

  it('keeps the tax that was in the price at the purchase', async () => {
    const { company, id: before } = await aPurchase();
    const client = other.visitor();
    await logIn(client, company.email);
    await sendCallback(server, callbackOf(await anInvoice({ client }, 'tokens-3'), 'PAID'));
    const [{ id: after } = { id: '' }] = await bought(company);

    const said = async (id: string) => (await client.ask(RECEIPT, { id })).tokenReceipt;

    expect(await said(before)).toMatchObject({ issuer: 'PT Lain', includedVatPercent: null });
    expect(await said(after)).toMatchObject({ issuer: 'PT Lain', includedVatPercent: 11 });
    expect(wordsOf((await download(client, after)).body)).toContain('PPN 11% is included in the amount.');
  });
});
