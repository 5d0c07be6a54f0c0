import type { Translation } from '../../language';
import type { options as english } from '../en/options';

export const options: Translation<typeof english> = {};
