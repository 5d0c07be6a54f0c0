import { screen, within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';
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
