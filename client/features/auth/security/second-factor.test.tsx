import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import {
  ConfirmSecondFactorDocument,
  MailOwnerCodeDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
  SecuritySessionsDocument,
  StartSecondFactorDocument,
  TurnOffSecondFactorDocument,
  type ConfirmSecondFactorMutationVariables,
  type SecondFactorQuery,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { fill, shownToasts, textsIn } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { EnrolmentPage } from './EnrolmentPage';
import { SecondFactorSettings } from './SecondFactorSettings';

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const enrolment = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  uri: 'otpauth://totp/TemuKerja:x?secret=ABC',
  qrCode: 'data:image/svg+xml;base64,AA==',
};
const off = { mySecondFactor: { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 } };
const on = { mySecondFactor: { isOn: true, confirmedAt: '2026-11-20T02:00:00.000Z', recoveryCodesLeft: 9 } };
const started = { startSecondFactor: { enrolment: { ...enrolment }, errors: [] } };
const confirmed =
  (right: string) =>
  ({ input }: ConfirmSecondFactorMutationVariables) => {
    const isRight = input.code === right;
    return {
      confirmSecondFactor: {
        recoveryCodes: isRight ? codes : null,
        errors: isRight ? [] : [aUserError('SECOND_FACTOR_WRONG', 'Wrong.', ['code'])],
      },
    };
  };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fill(screen.getByLabelText(label, { selector: 'input' }), value);

async function enrol(right = '123456'): Promise<void> {
  await screen.findByLabelText(/Your password/, { selector: 'input' });
  type(/Your password/, 'Rahasia-123');
  press('Continue');
  await screen.findByRole('img', { name: /QR code/ });
  type(/Enter the six digits/, right);
  press('Turn on');
}

describe('two-factor authentication in the profile', () => {
  const answers = [
    mockMutation(StartSecondFactorDocument, started),
    mockMutation(ConfirmSecondFactorDocument, confirmed('123456')),
    mockQuery(SecuritySessionsDocument, { mySessions: [] }),
  ];

  it('is turned on with the password, the QR code or its key, and a first code; then shows the recovery codes once', async () => {
    let state: SecondFactorQuery = off;
    const { sent } = renderPortal(<SecondFactorSettings />, {
      answers: [...answers, mockQuery(SecondFactorDocument, () => state)],
    });
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
    expect(textsIn(screen.getByRole('list', { name: 'Recovery codes' }), 'listitem')).toEqual(codes);
    expect(sent(StartSecondFactorDocument)[0]).toEqual({ input: { password: 'Rahasia-123', mailedCode: '' } });
    press('I have saved them');
    expect(await screen.findByText(/9 recovery codes are left/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/9 recovery codes are left/);
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('asks people without a password for a new sign-in with Google or a mailed code', async () => {
    const { sent } = renderPortal(<SecondFactorSettings />, {
      viewer: aViewer({ hasPassword: false, isGoogleAccount: true }),
      answers: [
        mockMutation(StartSecondFactorDocument, ({ input }) =>
          input.mailedCode
            ? started
            : {
                startSecondFactor: {
                  enrolment: null,
                  errors: [aUserError('OWNER_PROOF_REQUIRED', 'Prove it.', ['mailedCode'])],
                },
              },
        ),
        mockMutation(MailOwnerCodeDocument, { mailOwnerCode: { sentTo: 'sari@mail.test', errors: [] } }),
        mockQuery(SecondFactorDocument, off),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google');
    press('Continue');
    expect(await screen.findByText('Prove it.', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText('Code from the e-mail')).toHaveFocus();
    press('E-mail me a code');
    expect(await screen.findByText(/on its way to sari@mail.test/)).toBeVisible();
    type(/Code from the e-mail/, 'AB12-CD34');
    press('Continue');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(sent(StartSecondFactorDocument)[1]).toEqual({ input: { password: '', mailedCode: 'AB12-CD34' } });
  });

  it('copies the recovery codes', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    renderPortal(<SecondFactorSettings />, {
      answers: [
        mockQuery(SecondFactorDocument, on),
        mockMutation(RenewRecoveryCodesDocument, { renewRecoveryCodes: { recoveryCodes: codes, errors: [] } }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    type(/Your password/, 'Rahasia-123');
    press('Make new codes');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await act(async () => press('Copy'));
    expect(writeText).toHaveBeenCalledWith(codes.join('\n'));
    expect(shownToasts()).toMatchObject([{ message: 'Recovery codes copied.' }]);
  });

  it('is turned off with the password, and says why not', async () => {
    const refusal = { turnOffSecondFactor: { errors: [aUserError('STEP_UP_REQUIRED', 'Please confirm.')] } };
    const { sent } = renderPortal(<SecondFactorSettings />, {
      answers: [mockQuery(SecondFactorDocument, on), mockMutation(TurnOffSecondFactorDocument, refusal)],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(document.activeElement).toHaveTextContent(/no longer asks for a code/);
    press('Turn off');
    expect(await screen.findByText('Please fill in all required fields', { selector: 'p' })).toBeVisible();
    expect(sent(TurnOffSecondFactorDocument)).toEqual([]);
    type(/Your password/, 'Rahasia-123');
    press('Turn off');
    await waitFor(() => expect(shownToasts()).toMatchObject([{ message: 'Please confirm.' }]));
  });

  it('says that it could not be loaded', async () => {
    renderPortal(<SecondFactorSettings />, { answers: [mockQuery(SecondFactorDocument, new Error('offline'))] });
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
      answers: [
        mockMutation(StartSecondFactorDocument, started),
        mockMutation(ConfirmSecondFactorDocument, confirmed('123456')),
      ],
    });
    await enrol();
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect([goTo, reloadSession].map(({ mock }) => mock.calls)).toEqual([[], []]);
    press('I have saved them, continue');
    expect(goTo).toHaveBeenCalledWith('/admin/dashboard');
  });

  it('moves the focus on with each step, leaves it alone at first, and has a way out', async () => {
    renderPortal(<EnrolmentPage />, {
      viewer: aViewer({ roles: ['ADMIN'], mustEnrol: true }),
      answers: [mockMutation(StartSecondFactorDocument, started)],
    });
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    type(/Your password/, 'Rahasia-123');
    press('Continue');
    await screen.findByRole('img', { name: /QR code/ });
    expect(document.activeElement).toHaveTextContent(/^1\. Scan this/);
  });
});
