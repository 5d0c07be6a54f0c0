import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Demo-1234';

/** A page of a person of their own: own cookies, own storage. */
export async function newPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/(user|company|admin)\/dashboard/);
}

interface ReceivedMail {
  subject: string;
  text: string;
}

/** The newest mail to an address, once it has arrived in the local mailbox. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(`/sandbox/mailbox?format=json&to=${encodeURIComponent(to)}`);
      found = ((await response.json()) as ReceivedMail[]).find((mail) => subject.test(mail.subject));
      return Boolean(found);
    })
    .toBe(true);
  if (!found) throw new Error(`No mail about ${subject} to ${to}`);
  return found;
}

/** Opens the verification link that was mailed. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const mail = await mailTo(page.request, email, /verify/i);
  const link = /\/verify-email\?\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error('The mail holds no link');
  await page.goto(link);
}

/** A weekday at least two days from now in WIB, `YYYY-MM-DD`, as a date field takes it. */
export function comingWeekday(): string {
  const day = new Date(Date.now() + 7 * 3_600_000 + 2 * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
