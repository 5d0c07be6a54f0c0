import type { Translation } from '../../../domain/language';
import type { audit as english } from '../en/audit';

export const audit: Translation<typeof english> = { formerAdministrator: 'Mantan administrator' };
