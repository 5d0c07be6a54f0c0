import { formatThousands } from '../../../../domain/money';

/** The server counts things to do no further than this. */
const MOST_COUNTED = 1000;

export const countText = (count: number): string => formatThousands(count) + (count >= MOST_COUNTED ? '+' : '');
