import type { Translation } from '../../../domain/language';
import type { adminDetails as english } from '../en/admin-details';

export const adminDetails: Translation<typeof english> = {};
