import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';

export const DEMO_PASSWORD = 'Demo-1234';

/** A page with cookies and storage of its own, for one person. */
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

/** A page of a person who has signed in already, without the form: for tests that are about something else. */
export async function signedInPage(browser: Browser, email: string, password = DEMO_PASSWORD): Promise<Page> {
  const page = await newPerson(browser);
  await signInByApi(page.request, email, password);
  return page;
}

const SIGN_IN = graphql(
  `mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }`,
);

/** Signs in without the form, which other tests look at. */
export async function signInByApi(request: APIRequestContext, email: string, password = DEMO_PASSWORD): Promise<void> {
  expect(await askAs(request, SIGN_IN, { input: { email, password } })).toEqual({ login: { errors: [] } });
}

/** Changes who is signed in from an empty page: one of the site would notice it, and reload beside the test. */
export async function comeBack(page: Page, path: string, change: () => Promise<unknown>): Promise<void> {
  await page.goto('about:blank');
  await change();
  await page.goto(path);
}

interface ReceivedMail {
  subject: string;
  text: string;
}

/** A task that runs once a minute may have to queue a mail first. */
const MAIL_ARRIVES_IN = { timeout: 180_000 };

/** The newest mail to an address, once it has arrived in the local mailbox. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(`/sandbox/mailbox?format=json&to=${encodeURIComponent(to)}`);
      found = ((await response.json()) as ReceivedMail[]).find((mail) => subject.test(mail.subject));
      return Boolean(found);
    }, MAIL_ARRIVES_IN)
    .toBe(true);
  if (!found) throw new Error(`No mail about ${subject} to ${to}`);
  return found;
}

/** Opens the verification link that was mailed. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page.request, email, /verify/i, '/verify-email'));
}

/** A weekday at least two days from now in WIB, `YYYY-MM-DD`, as a date field takes it. */
export function comingWeekday(): string {
  const day = new Date(Date.now() + 7 * 3_600_000 + 2 * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The path of the link that was mailed, once the mail is there. */
export async function mailedLink(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  path: string,
): Promise<string> {
  const { text } = await mailTo(request, to, subject);
  const link = text.split(/\s/).find((word) => word.includes(`${path}?`));
  if (!link) throw new Error(`The mail about ${subject} holds no link to ${path}`);
  return link.slice(link.indexOf(path));
}

/** The path of the link in the newest mail that has one, in either language. */
export async function linkMailedTo(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const response = await request.get(`/sandbox/mailbox?format=json&to=${encodeURIComponent(to)}`);
      const words = ((await response.json()) as ReceivedMail[]).flatMap(({ text }) => text.split(/\s/));
      link = words.find((word) => word.includes(`${path}?`)) ?? '';
      return link;
    })
    .not.toBe('');
  return link.slice(link.indexOf(path));
}

/** Fills in a new password in any form that asks for one. */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

/** Opens Google's window and presses a button there; the window closes by itself. */
export async function chooseAtGoogle(page: Page, button: string | RegExp): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: button }).click();
  await closed;
}

/** A file that a CV field takes. */
export function aCv(text: string): { name: string; mimeType: string; buffer: Buffer } {
  const content = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content, 'latin1') };
}
