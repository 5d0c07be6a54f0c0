import { aCompany, anAdmin, aSeeker, type TestCompany } from '../../../testkit/actors';
import { graphql } from '../../../testkit/graphql';
import { useServer } from '../../../testkit/test-server';

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

it('sells the listed packages at their prices', async () => {
  expect(await packagesFor(await aCompany(server))).toEqual(FOR_EVERYONE);
});

it('offers the special package to the one entitled company alone', async () => {
  const entitled = await aCompany(server, { email: 'entitled@people.test' });

  expect(await packagesFor(entitled)).toEqual([...FOR_EVERYONE, [1000, 200, 10_000, false, true]]);
});

it('tells others that only companies can have tokens', async () => {
  for (const { client } of [await aSeeker(server), await anAdmin(server)]) {
    const { errors } = await client.send(TRANSACTIONS);
    expect(errors).toMatchObject([{ message: 'Only companies can have tokens', extensions: { code: 'FORBIDDEN' } }]);
  }
});
