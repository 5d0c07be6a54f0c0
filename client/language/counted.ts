import { formatThousands } from '../../domain/money';

/** Values of a text that says how many: `count` decides on the form of its words, `number` is what is shown. */
export function counted(count: number): { count: number; number: string } {
  return { count, number: formatThousands(count) };
}
