import { fireEvent } from '@testing-library/react';

/**
 * Puts a whole value into a field with one change event. `userEvent.type` draws the form again for each key: it is for
 * tests whose subject is typing itself.
 */
export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}
