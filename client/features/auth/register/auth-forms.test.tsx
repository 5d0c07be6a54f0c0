import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '../../../testing/fixtures/registration';
import { fill, fillForm, shownToasts } from '../../../testing/page';
import { renderApp } from '../../../testing/render';
import { RegisterCompanyForm } from './RegisterCompanyForm';
import { RegisterSeekerForm } from './RegisterSeekerForm';

describe('seeker registration', () => {
  it('names what is missing beside each field and sends nothing', async () => {
    const send = jest.fn();
    renderApp(<RegisterSeekerForm send={send} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    const type = (name: RegExp, value: string) => fill(screen.getByLabelText(name, { selector: 'input' }), value);
    type(/^Phone number/, '0912345678');
    type(/^Password \*/, 'Passw0rd');
    type(/^Confirm password/, 'Passw0rd!');
    fireEvent.click(screen.getByText('Register', { selector: 'button *' }));

    expect(send).not.toHaveBeenCalled();
    expect(await screen.findByText("Phone number must start with '08' and be 10-13 digits long")).toBeInTheDocument();
    expect(screen.getByText('Password must contain at least one special character')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByText('You must accept the terms and conditions')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText(/^Education/)).toHaveAccessibleDescription('Please choose your education');
    expect(shownToasts()).toContainEqual(expect.objectContaining({ message: 'Please fill in all required fields' }));
    expect(screen.getByLabelText(/^Full name/)).toHaveFocus();
  });

  it('ticks each of the six password rules as it holds', async () => {
    renderApp(<RegisterSeekerForm send={jest.fn()} onRegistered={jest.fn()} leaving={false} />, { viewer: null });
    const rules = within(screen.getByRole('list', { name: 'Password rules' }));
    expect(rules.getAllByRole('listitem')).toHaveLength(6);
    expect(rules.queryByText('(done)')).not.toBeInTheDocument();
    fill(screen.getByLabelText(/^Full name/), 'Sari Aaaa');
    const password = screen.getByLabelText(/^Password \*/, { selector: 'input' });
    await userEvent.type(password, 'aA1');
    expect(rules.getAllByText('(done)')).toHaveLength(4);
    await userEvent.type(password, '!aaaa');
    expect(rules.getAllByText('(done)')).toHaveLength(5);
    fill(screen.getByLabelText(/^Full name/), 'Sari Dewi');
    expect(rules.getAllByText('(done)')).toHaveLength(6);
  });
});

const register = () => fireEvent.click(screen.getByText('Register', { selector: 'button *' }));

it('company registration shows what the server refuses beside its field', async () => {
  const message = 'Email already in use. Please use a different email.';
  const send = jest.fn().mockResolvedValue({ errors: [{ code: 'EMAIL_ALREADY_IN_USE', message, field: ['email'] }] });
  const onRegistered = jest.fn();
  renderApp(<RegisterCompanyForm send={send} onRegistered={onRegistered} leaving={false} />, { viewer: null });
  fillForm({ ...company, companyNpwp: '123' });
  register();
  expect(await screen.findByText('NPWP must be 16 digits')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();

  expect(screen.queryByText(/zero in front/)).toBeNull();

  fillForm({ companyNpwp: '12.345.678.9\u2011012.345\u200E' });
  expect(screen.queryByText(/zero in front/)).toBeNull();
  register();
  expect(await screen.findByText('NPWP must be 16 digits')).toBeInTheDocument();
  expect(screen.getByText('An old number of 15 digits gets a zero in front: 0123456789012345')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();

  fillForm({ companyNpwp: '' });
  register();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onRegistered).not.toHaveBeenCalled();
});
