import { act, fireEvent, screen } from '@testing-library/react';
import {
  acceptedByRegistrations,
  companyRegistrationCases,
  completeProfileCases,
  completeProfilePasswordCases,
  seekerRegistrationCases,
  type RuleCase,
} from '../../../domain/registration.cases';
import { renderApp } from '../../testing/render';
import { CompleteProfileForm } from './CompleteProfileForm';
import { RegisterCompanyForm } from './RegisterCompanyForm';
import { RegisterSeekerForm } from './RegisterSeekerForm';

/** Section 5 at the forms: the same cases that the server's tests send over HTTP, typed in and submitted here. */

type Values = Record<string, string | boolean>;

const person = {
  fullName: 'Dewi Lestari',
  phoneNumber: '081234567890',
  email: 'dewi@people.test',
  password: 'Rahasia-123',
  confirmPassword: 'Rahasia-123',
  education: 'Diploma',
  acceptTerms: true,
};
const company = {
  companyName: 'PT Maju Jaya',
  email: 'hr@maju.test',
  password: 'Rahasia-123',
  confirmPassword: 'Rahasia-123',
  phoneNumber: '081234567890',
  companyNpwp: '1234567890123456',
  companyAddress: 'Jl. Sudirman 1, Jakarta',
  industry: 'Technology',
  companySize: '11-50 employees',
  acceptTerms: true,
};
const profile = {
  fullName: 'Dewi Lestari',
  phoneNumber: '081234567890',
  education: 'Diploma',
  workExperience: 'Two years in a shop',
};
const newPassword = { password: 'Rahasia-123', confirmPassword: 'Rahasia-123' };

const inputOf = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`[data-path="${name}"]`);
  if (!input) throw new Error(`The form has no ${name}`);
  return input;
};

/** Puts the values into the form's own fields and presses its button. */
async function submit(values: Values, button: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(name);
    if (typeof value === 'string') fireEvent.change(input, { target: { value } });
    else if (input.checked !== value) fireEvent.click(input);
  }
  await act(async () => fireEvent.click(screen.getByText(button, { selector: 'button *' })));
}

/** The fields that the form marks, with the text beside each. */
function shownErrors(): [string, string][] {
  return [...document.querySelectorAll<HTMLElement>('[data-path][aria-invalid="true"]')].map((input) => {
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    return [
      input.dataset['path'] ?? '',
      described.find((element) => element?.id.endsWith('-error'))?.textContent ?? '',
    ];
  });
}

/** Submits the right form with each change in turn; what each shows, by what was changed. */
async function walk(cases: readonly RuleCase[], right: Values, button: string): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const { what, changes } of cases) {
    await submit({ ...right, ...changes }, button);
    shown[what] = shownErrors();
  }
  return shown;
}

const expected = (cases: readonly RuleCase[]) =>
  Object.fromEntries(cases.map(({ what, field, message }) => [what, [[field, message]]]));

describe('section 5 at the forms', () => {
  it('holds at the registration of a seeker, where nothing wrong is sent', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    renderApp(<RegisterSeekerForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    expect(await walk(seekerRegistrationCases, person, 'Register')).toEqual(expected(seekerRegistrationCases));
    expect(send).not.toHaveBeenCalled();
    for (const { changes } of acceptedByRegistrations) await submit({ ...person, ...changes }, 'Register');
    expect(send).toHaveBeenCalledTimes(acceptedByRegistrations.length);
  });

  it('holds at the registration of a company, where nothing wrong is sent', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    renderApp(<RegisterCompanyForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    expect(await walk(companyRegistrationCases, company, 'Register')).toEqual(expected(companyRegistrationCases));
    expect(send).not.toHaveBeenCalled();
    for (const { changes } of acceptedByRegistrations) await submit({ ...company, ...changes }, 'Register');
    expect(send).toHaveBeenCalledTimes(acceptedByRegistrations.length);
  });

  it('holds at Complete Profile, which asks for a password where there is none', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    const cases = [...completeProfileCases, ...completeProfilePasswordCases];
    const form = (needsPassword: boolean) => (
      <CompleteProfileForm seeker={null} needsPassword={needsPassword} send={send} onSaved={jest.fn()} saved={false} />
    );
    const { unmount } = renderApp(form(true));
    expect(await walk(cases, { ...profile, ...newPassword }, 'Save and continue')).toEqual(expected(cases));
    expect(send).not.toHaveBeenCalled();
    await submit({ ...profile, password: 'Rahasia123', confirmPassword: 'Rahasia123' }, 'Save and continue');
    expect(send).toHaveBeenCalledTimes(1);
    unmount();

    renderApp(form(false));
    expect(document.querySelector('[data-path="password"]')).toBeNull();
    await submit(profile, 'Save and continue');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
