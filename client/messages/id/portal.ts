import type { Translation } from '../../../domain/language';
import type { portal as english } from '../en/portal';

export const portal: Translation<typeof english> = {};
