import type { Translation } from '../../../domain/language';
import type { legal as english } from '../en/legal';

export const legal: Translation<typeof english> = {};
