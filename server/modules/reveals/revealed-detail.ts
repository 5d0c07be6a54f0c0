import type { RevealedDetail } from '../../../domain/reveals';

const OF_ITS_OWN = new Map<string, RevealedDetail>([
  ['fullName', 'NAME'],
  ['email', 'EMAIL'],
  ['phoneNumber', 'PHONE'],
]);

/** As what a receipt notes a field of a person: one of the three that name or reach them, or a text. */
export const detailOf = (field: string): RevealedDetail => OF_ITS_OWN.get(field) ?? 'TEXTS';
