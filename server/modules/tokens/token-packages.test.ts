import { aCompany, anAdmin, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer({ SPECIAL_PACKAGE_EMAIL: 'entitled@people.test' });

type Row = readonly [tokens: number, bonus: number, price: number, popular: boolean, special: boolean];

/** The price list, in rupiah. */
const FOR_EVERYONE: Row[] = [
  [1, 0, 20_000, false, false],
  [3, 0, 57_000, false, false],
  [6, 1, 100_000, true, false],
  [12, 2, 160_000, false, false],
  [23, 3, 300_000, false, false],
  [35, 5, 420_000, false, false],
  [60, 10, 600_000, true, false],
  [120, 20, 1_000_000, false, false],
  [300, 50, 2_250_000, false, false],
  [600, 100, 4_000_000, false, false],
];

const PACKAGES = graphql(`query PackagesOnOffer { tokenPackages { tokens bonus price popular special } }`);

async function packagesFor({ client }: TestCompany): Promise<Row[]> {
  const { tokenPackages } = await client.ask(PACKAGES);
  return tokenPackages.map(({ tokens, bonus, price, popular, special }) => [tokens, bonus, price, popular, special]);
}

const TRANSACTIONS = graphql(`query IdsOfTokenTransactions { tokenTransactions { items { id } } }`);
const INVOICES = graphql(`query IdsOfTokenInvoices { tokenInvoices { items { id } } }`);
const RECEIPT = graphql(`query IdOfTokenReceipt { tokenReceipt(invoiceId: "1") { id } }`);
const BUY = graphql(`mutation BuyForNobody { createTokenInvoice(packageId: "tokens-1") { errors { code } } }`);
const CONFIRM = graphql(`mutation ConfirmForNobody {
  confirmPayment(reference: "T1", merchantRef: "INV-1-1") { errors { code } }
}`);

it('sells the listed packages at their prices, and the special one to the one entitled company alone', async () => {
  expect(await packagesFor(await aCompany(server))).toEqual(FOR_EVERYONE);
  const entitled = await aCompany(server, { email: 'entitled@people.test' });
  expect(await packagesFor(entitled)).toEqual([...FOR_EVERYONE, [1000, 200, 10_000, false, true]]);
});

it('tells others that only companies can have tokens', async () => {
  for (const { client } of [await aSeeker(server), await anAdmin(server)]) {
    const answers = await Promise.all([
      client.send(PACKAGES),
      client.send(TRANSACTIONS),
      client.send(INVOICES),
      client.send(RECEIPT),
      client.send(BUY),
      client.send(CONFIRM),
    ]);
    for (const { errors } of answers) {
      expect(errors).toMatchObject([{ message: 'Only companies can have tokens', extensions: { code: 'FORBIDDEN' } }]);
    }
  }
});

it('does not say so to a company whose e-mail is not verified', async () => {
  const { client, accountId } = await aCompany(server);
  await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [accountId]);
  const { errors } = await client.send(PACKAGES);
  expect(errors).toMatchObject([
    { message: 'You do not have permission to do this.', extensions: { code: 'FORBIDDEN' } },
  ]);
});
