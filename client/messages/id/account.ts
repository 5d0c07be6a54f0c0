import type { Translation } from '../../../domain/language';
import type { account as english } from '../en/account';

export const account: Translation<typeof english> = {};
