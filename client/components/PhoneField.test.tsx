import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render';
import { PhoneField } from './PhoneField';

const onSubmit = jest.fn();

function Form() {
  const form = useForm({ initialValues: { phoneNumber: '' } });
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <PhoneField {...form.getInputProps('phoneNumber')} />
      <button type="submit">Send</button>
    </form>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Phone number' });

describe('a phone field', () => {
  it('leaves what is typed alone until the field is left, and a number that it cannot format', async () => {
    renderApp(<Form />);
    await userEvent.type(field(), '0812 3456 7890');
    expect(field()).toHaveValue('0812 3456 7890');
    await userEvent.tab();
    expect(field()).toHaveValue('081234567890');
    await userEvent.clear(field());
    await userEvent.type(field(), '12 34');
    await userEvent.tab();
    expect(field()).toHaveValue('12 34');
  });

  it.each(['+62 812-3456-7890', '812 3456 7890'])('is sent in its tidy form with Enter: %s', async (typed) => {
    renderApp(<Form />);
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ phoneNumber: '081234567890' });
  });
});
