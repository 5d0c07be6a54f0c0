import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A person as Google knows them. */
export interface DemoPerson {
  sub: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** Offered on the consent page; any other person can be typed in. */
export const DEMO_PEOPLE: readonly { name: string; email: string }[] = [
  { name: 'Rani Prameswari', email: 'rani.prameswari@gmail.example' },
  { name: 'Yusuf Hidayat', email: 'yusuf.hidayat@gmail.example' },
  { name: 'Clara Simanjuntak', email: 'clara.simanjuntak@gmail.example' },
];

const typed = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
});

/** The person chosen in the form: one of the list by e-mail, or the one typed in; null when that is not valid. */
export function personFrom(form: Partial<Record<string, string>>): DemoPerson | null {
  const listed = DEMO_PEOPLE.find(({ email }) => email === form['person']);
  if (listed) return { ...listed, sub: subOf(listed.email), emailVerified: true };
  const parsed = typed.safeParse(form);
  if (!parsed.success) return null;
  return { ...parsed.data, sub: form['sub'] || subOf(parsed.data.email), emailVerified: form['unverified'] !== 'on' };
}

/** The same person has the same id every time: 21 digits, as Google's. */
function subOf(email: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`).toString();
  return `1${digits.slice(0, 20)}`;
}
