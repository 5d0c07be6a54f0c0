import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { browser } from '../../app/fresh-page';
import { renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { shownToasts } from '../../testing/shown-toasts';
import { EnrolmentPage } from './EnrolmentPage';
import { SecondFactorSettings } from './SecondFactorSettings';

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const enrolment = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/TemuKerja:x?secret=ABC', qrCode: 'data:image/svg+xml;base64,AA==' };
const refusal = (code: string, message: string, field: string[] | null = null) => ({ __typename: 'UserError', code, message, field });
const off: Answer = { mySecondFactor: { __typename: 'SecondFactor', isOn: false, confirmedAt: null, recoveryCodesLeft: 0 } };
const on: Answer = { mySecondFactor: { __typename: 'SecondFactor', isOn: true, confirmedAt: '2026-11-20T02:00:00.000Z', recoveryCodesLeft: 9 } };
const started: Answer = { startSecondFactor: { __typename: 'StartSecondFactorPayload', enrolment: { __typename: 'SecondFactorEnrolment', ...enrolment }, errors: [] } };
const confirmed = (right: string) => (variables: Record<string, unknown>) => {
  const isRight = (variables['input'] as { code: string }).code === right;
  return { confirmSecondFactor: { __typename: 'RecoveryCodesPayload', recoveryCodes: isRight ? codes : null, errors: isRight ? [] : [refusal('SECOND_FACTOR_WRONG', 'Wrong.', ['code'])] } };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

async function enrol(right = '123456'): Promise<void> {
  await screen.findByLabelText(/Your password/, { selector: 'input' });
  type(/Your password/, 'Rahasia-123');
  press('Continue');
  await screen.findByRole('img', { name: /QR code/ });
  type(/Enter the six digits/, right);
  press('Turn on');
}

describe('two-factor authentication in the profile', () => {
  const answers = { StartSecondFactor: started, ConfirmSecondFactor: confirmed('123456'), SecuritySessions: { mySessions: [] } };

  it('is turned on with the password, the QR code or its key, and a first code; then shows the recovery codes once', async () => {
    let state = off;
    const { sent } = renderPortal(<SecondFactorSettings />, { answers: { ...answers, SecondFactor: () => state as object } });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(document.activeElement).toHaveTextContent(/^You need an authenticator app/);
    press('Continue');
    expect(await screen.findByText('Please fill in all required fields', { selector: 'p' })).toBeVisible();

    await enrol('000000');
    expect(await screen.findByText('Wrong.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    state = on;
    type(/Enter the six digits/, '123456');
    press('Turn on');

    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(sent.find(({ name }) => name === 'StartSecondFactor')?.variables).toEqual({ input: { password: 'Rahasia-123' } });
    press('I have saved them');
    expect(await screen.findByText(/9 recovery codes are left/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/9 recovery codes are left/);
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('asks no password of those who have none', async () => {
    renderPortal(<SecondFactorSettings />, { viewer: aViewer({ hasPassword: false }), answers: { ...answers, SecondFactor: off } });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
    press('Continue');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('copies the recovery codes', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    renderPortal(<SecondFactorSettings />, { answers: { SecondFactor: on, RenewRecoveryCodes: { renewRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes, errors: [] } } } });
    fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await screen.findByRole('list', { name: 'Recovery codes' });
    await act(async () => press('Copy'));
    expect(writeText).toHaveBeenCalledWith(codes.join('\n'));
    expect(shownToasts()).toMatchObject([{ message: 'Recovery codes copied.' }]);
  });

  it('is turned off after a question, and says why not', async () => {
    const refused = { turnOffSecondFactor: { __typename: 'SecondFactorPayload', errors: [refusal('STEP_UP_REQUIRED', 'Please confirm.')] } };
    const { sent } = renderPortal(<SecondFactorSettings />, { answers: { SecondFactor: on, TurnOffSecondFactor: refused } });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' });
    expect(sent.map(({ name }) => name)).not.toContain('TurnOffSecondFactor');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(shownToasts()).toMatchObject([{ message: 'Please confirm.' }]));
  });

  it('says that it could not be loaded', async () => {
    renderPortal(<SecondFactorSettings />, { answers: { SecondFactor: new Error('offline') } });
    expect(await screen.findByText('Failed to load two-factor authentication. Please try again later.')).toBeVisible();
  });
});

describe('the page of an administrator who must set it up', () => {
  it('leads on to the dashboard only after the recovery codes', async () => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    const reloadSession = jest.fn();
    renderPortal(<EnrolmentPage />, {
      viewer: aViewer({ roles: ['ADMIN'], mustEnrol: true, adminName: 'Ratna' }),
      session: { reloadSession },
      answers: { StartSecondFactor: started, ConfirmSecondFactor: confirmed('123456') },
    });
    await enrol();
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect([goTo, reloadSession].map(({ mock }) => mock.calls)).toEqual([[], []]);
    press('I have saved them, continue');
    expect(goTo).toHaveBeenCalledWith('/admin/dashboard');
    goTo.mockRestore();
  });

  it('moves the focus on with each step, and leaves it alone at first', async () => {
    renderPortal(<EnrolmentPage />, { viewer: aViewer({ roles: ['ADMIN'], mustEnrol: true }), answers: { StartSecondFactor: started } });
    expect(document.body).toHaveFocus();
    type(/Your password/, 'Rahasia-123');
    press('Continue');
    await screen.findByRole('img', { name: /QR code/ });
    expect(document.activeElement).toHaveTextContent(/^1\. Scan this/);
  });

  it('has a way out', () => {
    renderPortal(<EnrolmentPage />, { viewer: aViewer({ roles: ['ADMIN'], mustEnrol: true }), answers: {} });
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
