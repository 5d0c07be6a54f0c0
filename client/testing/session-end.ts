import { cleanup } from '@testing-library/react';
import { snapshotOfForms } from '../lib/ended-session';
import { keepForms, openKeptForms } from '../lib/kept-forms';
import { showAccount, showNoAccount } from '../lib/shown-account';
import { aViewer } from './render';

/** The session ends while a page is open; its account signs in again, and the page loads again. */
export async function signInAgain(account: { id: string; draftKey: string } = aViewer()): Promise<void> {
  showAccount(account, () => undefined);
  const forms = snapshotOfForms();
  cleanup();
  await keepForms(forms);
  showNoAccount();
  await openKeptForms(account.draftKey);
}
