import { act, fireEvent, screen } from '@testing-library/react';
import {
  acceptedByRegistrations,
  companyRegistrationCases,
  completeProfileCases,
  completeProfilePasswordCases,
  seekerRegistrationCases,
  type RuleCase,
} from '../../../../domain/registration.cases';
import { company, person } from '../../../testing/fixtures/registration';
import { fillForm } from '../../../testing/page';
import { renderApp } from '../../../testing/render';
import { CompleteProfileForm } from '../complete-profile/CompleteProfileForm';
import { RegisterCompanyForm } from './RegisterCompanyForm';
import { RegisterSeekerForm } from './RegisterSeekerForm';

/** Section 5 at the forms: the same cases that the server's tests send over HTTP, typed in and submitted here. */

type Values = Record<string, string | boolean>;

const profile = {
  fullName: 'Dewi Lestari',
  phoneNumber: '081234567890',
  education: 'Diploma',
  workExperience: 'Two years in a shop',
};
const newPassword = { password: 'Rahasia-123', confirmPassword: 'Rahasia-123' };

/** Puts the values into the form's own fields and presses its button. */
async function submit(values: Values, button: string): Promise<void> {
  fillForm(values);
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

/**
 * Deals the cases into rounds in which no two change the same field. To draw a long form again is what such a test costs,
 * and a round draws it no more often than one case would.
 */
function roundsOf(cases: readonly RuleCase[]): RuleCase[][] {
  const rounds: RuleCase[][] = [];
  const fieldsOf = (each: RuleCase) => Object.keys(each.changes);
  for (const each of cases) {
    const fields = fieldsOf(each);
    const round = rounds.find((other) => !other.flatMap(fieldsOf).some((field) => fields.includes(field)));
    if (round) round.push(each);
    else rounds.push([each]);
  }
  return rounds;
}

/** Submits the form with what each round changes about the right values; every field of the round is marked, no other. */
async function walk(cases: readonly RuleCase[], right: Values, button: string): Promise<void> {
  for (const round of roundsOf(cases)) {
    await submit(Object.assign({}, right, ...round.map(({ changes }) => changes)), button);
    const expected = round.map(({ what, field, message, beneath = message }) => ({ field, message: beneath, what }));
    const shown = shownErrors().map(([field, message]) => ({
      field,
      message,
      what: round.find((each) => each.field === field)?.what ?? 'nothing that was changed',
    }));
    expect(shown).toHaveLength(expected.length);
    expect(shown).toEqual(expect.arrayContaining(expected));
  }
}

describe('section 5 at the forms', () => {
  it('holds at the registration of a seeker, where nothing wrong is sent', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    renderApp(<RegisterSeekerForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    await walk(seekerRegistrationCases, person, 'Register');
    expect(send).not.toHaveBeenCalled();
    for (const { changes } of acceptedByRegistrations) await submit({ ...person, ...changes }, 'Register');
    expect(send).toHaveBeenCalledTimes(acceptedByRegistrations.length);
  });

  it('holds at the registration of a company, where nothing wrong is sent', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    renderApp(<RegisterCompanyForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    await walk(companyRegistrationCases, company, 'Register');
    expect(send).not.toHaveBeenCalled();
    for (const { changes } of acceptedByRegistrations) await submit({ ...company, ...changes }, 'Register');
    expect(send).toHaveBeenCalledTimes(acceptedByRegistrations.length);
  });

  it('holds at Complete Profile, which asks for a missing password', async () => {
    const send = jest.fn().mockResolvedValue({ errors: [] });
    const cases = [...completeProfileCases, ...completeProfilePasswordCases];
    const form = (needsPassword: boolean) => (
      <CompleteProfileForm seeker={null} needsPassword={needsPassword} send={send} onSaved={jest.fn()} saved={false} />
    );
    const { unmount } = renderApp(form(true));
    await walk(cases, { ...profile, ...newPassword }, 'Save and continue');
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
