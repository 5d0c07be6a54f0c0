import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HOUR_MS } from '../../domain/time';
import { signInAgain } from '../testing/session-end';
import { endedSession, markLogout, snapshotOfForms } from './ended-session';
import { isKept, keepForms, openKeptForms, useKeptForm } from './kept-forms';
import { showAccount, showNoAccount } from './shown-account';

const ANI = { id: 'ani', draftKey: btoa('a'.repeat(32)) };

const STORED = { title: 'Kasir', place: 'Bandung' };

function Form({ name = 'edit-job 1', initial = STORED }: { name?: string; initial?: typeof STORED }) {
  const [values, setValues] = useState(initial);
  useKeptForm(name, values, initial, (kept) => setValues({ ...values, ...kept }));
  return (
    <>
      {(['title', 'place'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const shown = () => ['title', 'place'].map((field) => screen.getByLabelText<HTMLInputElement>(field).value);
const setTime = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);

/** A form in which something was entered. */
const enter = (): void => {
  render(<Form />);
  type('title', 'Kasir malam');
};

/** The session of the account ends under what is on the screen. */
async function endSession(): Promise<void> {
  showAccount(ANI, () => undefined);
  const forms = snapshotOfForms();
  cleanup();
  await keepForms(forms);
  showNoAccount();
}

// What a test has left open is not for the next one.
afterEach(async () => {
  cleanup();
  markLogout();
  window.localStorage.clear();
});

describe('a form whose session has ended', () => {
  it('is not the form of another job, and applies its changes to the newest stored text', async () => {
    enter();
    await signInAgain(ANI);
    render(<Form name="edit-job 2" />);
    expect(shown()).toEqual(['Kasir', 'Bandung']);
    cleanup();
    render(<Form initial={{ title: 'Kasir', place: 'Cimahi' }} />);
    expect(shown()).toEqual(['Kasir malam', 'Cimahi']);
  });

  it('is kept for an hour', async () => {
    enter();
    await endSession();
    const at = endedSession()?.at ?? 0;
    setTime(at + HOUR_MS - 1);
    await openKeptForms(ANI.draftKey);
    expect(isKept('edit-job 1')).toBe(true);
    setTime(at + HOUR_MS);
    expect(isKept('edit-job 1')).toBe(false);
    await openKeptForms(null);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is gone after a logout, also in a tab that was asleep', async () => {
    enter();
    await endSession();
    const asleep = { ...window.sessionStorage } as Record<string, string>;
    markLogout();
    expect(window.sessionStorage).toHaveLength(0);
    for (const [key, value] of Object.entries(asleep)) window.sessionStorage.setItem(key, value);

    await openKeptForms(ANI.draftKey);

    expect(isKept('edit-job 1')).toBe(false);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not kept where a person has logged out since the page was loaded', async () => {
    enter();
    markLogout();
    await endSession();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['nothing was entered', () => undefined],
    [
      'the browser cannot encrypt',
      () => {
        type('title', 'Kasir malam');
        jest.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no'));
      },
    ],
  ])('leaves only the page behind where %s', async (_why, act) => {
    render(<Form />);
    act();
    await endSession();
    expect(endedSession()).toEqual({ path: '/', at: expect.any(Number), forms: null });
    await openKeptForms(ANI.draftKey);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
