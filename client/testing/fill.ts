import { act, fireEvent, screen } from '@testing-library/react';

/**
 * Puts a whole value into a field with one change event. `userEvent.type` draws the form again for each key: it is for
 * tests whose subject is typing itself.
 */
export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Puts the values into the fields of the form by their names: texts, and boxes that are ticked or not. */
export function fillForm(values: Readonly<Record<string, string | boolean>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`[data-path="${name}"]`);
    if (!input) throw new Error(`The form has no ${name}`);
    if (typeof value === 'string') fill(input, value);
    else if (input.checked !== value) fireEvent.click(input);
  }
}

/** Chooses a file in the field of that label. */
export async function chooseFile(label: string, name = 'mine.pdf'): Promise<void> {
  const field = await screen.findByRole('group', { name: label });
  const input = field.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => fireEvent.change(input, { target: { files: [new File(['%PDF-'], name)] } }));
}
