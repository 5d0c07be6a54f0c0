import { cleanLine } from '../../../domain/text';

type Value = string | string[];

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Only what differs from what is stored, so that another tab's save of another field is kept. Emptied texts are left
 * out: the stored value stays.
 */
export function changedValues<Values extends { [Name in keyof Values]: Value }>(
  stored: Values,
  values: Values,
): Partial<Values> {
  const names = Object.keys(stored) as (keyof Values)[];
  const changed = names.filter((name) => {
    const value: Value = values[name];
    const isEmptied = typeof value === 'string' && cleanLine(value) === '';
    return !isEmptied && !same(stored[name], value);
  });
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}
