import { notificationsStore } from '@mantine/notifications';
import { act, fireEvent, screen, within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Name = NonNullable<ByRoleOptions['name']>;
/** The screen, or `within(…)` a part of it. */
type Part = Pick<typeof screen, 'getByRole'>;

/** Presses the button of that name, once it is there. */
export async function press(name: Name): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Presses that button of the window that has opened. */
export async function pressInDialog(button: Name, dialog?: Name): Promise<void> {
  const shown = await screen.findByRole('dialog', dialog ? { name: dialog } : {});
  await userEvent.click(within(shown).getByRole('button', { name: button }));
}

/** Where the link of that name leads. */
export const hrefOf = (name: Name, part: Part = screen): string | null =>
  part.getByRole('link', { name }).getAttribute('href');

/** The texts of its parts of that role, in their order. */
export const textsIn = (element: HTMLElement, role: ByRoleMatcher): (string | null)[] =>
  within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

/** The cells of each row of a table, without its head. */
export const rowsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => textsIn(row, 'cell'));

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

interface ShownToast {
  message: unknown;
  /** How long it stays. */
  milliseconds: unknown;
  /** Where on the screen. */
  position: string | undefined;
}

/** The toasts that are on the page now, oldest first. */
export function shownToasts(): ShownToast[] {
  return notificationsStore
    .getState()
    .notifications.map(({ message, autoClose, position }) => ({ message, milliseconds: autoClose, position }));
}

/** How long a toast on the page is to stay; undefined when it is not there. */
export function toastTime(message: string | RegExp): unknown {
  return shownToasts().find((shown) => String(shown.message).match(message))?.milliseconds;
}
