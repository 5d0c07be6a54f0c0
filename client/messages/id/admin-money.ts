import type { Translation } from '../../../domain/language';
import type { adminMoney as english } from '../en/admin-money';

export const adminMoney: Translation<typeof english> = {};
