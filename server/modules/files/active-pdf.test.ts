import { ACTIVE_PDFS, CALM_PDFS } from '../../testing/active-pdfs';
import { isActivePdf } from './active-pdf';

it.each(Object.entries(ACTIVE_PDFS))('is active: it %s', async (_what, make) => {
  expect(await isActivePdf(make())).toBe(true);
});

it.each(Object.entries(CALM_PDFS))('is not: it %s', async (_what, make) => {
  expect(await isActivePdf(await make())).toBe(false);
});
