import { act, fireEvent, screen, within } from '@testing-library/react';
import { SecondFactorDocument, SecuritySessionsDocument } from '../../graphql/generated';
import { languageStore } from '../../language/store';
import * as english from '../../messages/en';
import * as indonesian from '../../messages/id';
import { company } from '../../testing/fixtures/registration';
import { mockQuery } from '../../testing/mock-operation';
import { fill, fillForm } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer, renderApp } from '../../testing/render';
import { RegisterCompanyForm } from './register/RegisterCompanyForm';
import { RegisterSeekerForm } from './register/RegisterSeekerForm';
import { SecuritySection } from './security/SecuritySection';
import { VerifyEmailPage } from './verify-email/VerifyEmailPage';

beforeEach(() => languageStore.show({ language: 'id', messages: indonesian }));

const register = () => fireEvent.click(screen.getByText('Daftar', { selector: 'button *' }));

it('shows options in Bahasa Indonesia and sends them as they are stored', async () => {
  const send = jest.fn().mockResolvedValue({ errors: [] });
  renderApp(<RegisterCompanyForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
  const industry = screen.getByLabelText(/^Industri/);
  expect(within(industry).getByRole('option', { name: 'Kesehatan' })).toHaveValue('Healthcare');
  fillForm({ ...company, industry: 'Healthcare', acceptTerms: false });
  expect(screen.getByDisplayValue('11-50 karyawan')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Syarat dan Ketentuan serta Kebijakan Privasi/ }));
  await act(async () => register());
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ industry: 'Healthcare', companySize: '11-50 employees' }),
  );
});

it('says what is missing in Bahasa Indonesia, and keeps what was typed when the language changes', () => {
  renderApp(<RegisterSeekerForm send={jest.fn()} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
  fill(screen.getByLabelText(/^Nama lengkap/), 'Sari Dewi');
  fill(screen.getByLabelText(/^Pendidikan/), "Bachelor's Degree");
  expect(screen.getByDisplayValue('Sarjana (D4/S1)')).toBeVisible();
  register();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Isi alamat email Anda');

  act(() => languageStore.show({ language: 'en', messages: english }));
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Sari Dewi');
  expect(screen.getByDisplayValue("Bachelor's Degree")).toBeVisible();
});

it('puts days and numbers into the sentences of the security section', async () => {
  const lastUsedAt = '2026-11-23T02:00:00.000Z';
  renderPortal(<SecuritySection />, {
    answers: [
      mockQuery(SecondFactorDocument, {
        mySecondFactor: { isOn: true, confirmedAt: '2026-11-20T02:00:00.000Z', recoveryCodesLeft: 1 },
      }),
      mockQuery(SecuritySessionsDocument, {
        mySessions: [{ id: 'here', device: 'Firefox', lastUsedAt, isCurrent: true }],
      }),
    ],
  });
  expect((await screen.findByText(/^Aktif sejak/)).closest('p')).toHaveTextContent(
    'Aktif sejak 20 Nov 2026. Saat masuk, Anda diminta kode dari aplikasi. Sisa 1 kode pemulihan.',
  );
  expect((await screen.findByText(/^Terakhir dipakai/)).closest('p')).toHaveTextContent(
    'Terakhir dipakai 23 Nov 2026, 09:00 WIB',
  );
});

it('names the address that a verification link went to', () => {
  renderPortal(<VerifyEmailPage />, {
    at: '/verify-email',
    viewer: aViewer({ emailVerified: false }),
  });
  expect(screen.getByText('Kami sudah mengirim tautan verifikasi ke')).toBeVisible();
  expect(screen.getByText('sari@example.test').closest('[translate="no"]')).not.toBeNull();
});
