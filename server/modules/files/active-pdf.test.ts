import { ACTIVE_PDFS, CALM_PDFS } from '../../../testkit/files/active-pdfs';
import { isActivePdf } from './active-pdf';

it.each(Object.entries(ACTIVE_PDFS))('is active: it %s', async (_what, make) => {
  expect(await isActivePdf(make())).toBe(true);
});

it.each(Object.entries(CALM_PDFS))('is not: it %s', async (_what, make) => {
  expect(await isActivePdf(await make())).toBe(false);
});

it('gives others a turn while it reads a file of streams', async () => {
  let [turns, isRead] = [0, false];
  const takeTurn = (): void => {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  };
  takeTurn();
  await isActivePdf(Buffer.from('stream\n'.repeat(700_000)));
  isRead = true;
  expect(turns).toBeGreaterThan(100);
});
