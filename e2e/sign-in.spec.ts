import { expect, test } from './browser-test';
import { aCv, chooseAtGoogle, fillNewPassword, mailedLink, newPerson, signIn, verifyEmail } from './people';

const PASSWORD = 'Rahasia-123';
const run = Date.now().toString(36);

test('a new person comes with Google, completes the profile, and later signs in by e-mail', async ({ browser }) => {
  const page = await newPerson(browser);

  await test.step('who cancels at Google stays at the login, told so, and can try again', async () => {
    await page.goto('/login');
    await chooseAtGoogle(page, 'Cancel');
    await expect(page.getByText('Failed to sign in with Google').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('who is new ends at the profile, and nowhere else', async () => {
    await chooseAtGoogle(page, /^Rani Prameswari/);
    await expect(page).toHaveURL('/user/complete-profile');
    await page.goto('/user/dashboard');
    await expect(page).toHaveURL('/user/complete-profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Rani Prameswari');
  });

  await test.step('the profile is completed, with a password', async () => {
    await page.getByLabel('Phone number').fill('081298760001');
    await page.getByLabel('Education').selectOption('Diploma');
    await page.getByLabel('Work experience').fill('Four years at the front desk of a hotel in Solo.');
    await fillNewPassword(page, PASSWORD);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL('/user/dashboard');
  });

  await test.step('elsewhere, e-mail and password open the same account', async () => {
    const elsewhere = await newPerson(browser);
    await signIn(elsewhere, 'rani.prameswari@gmail.example', PASSWORD);
    await elsewhere.goto('/user/profile');
    await expect(elsewhere.getByText('Four years at the front desk of a hotel in Solo.')).toBeVisible();
  });
});

test('registers with a CV, looks at it, and chooses a new password by the mailed link', async ({ browser }) => {
  const page = await newPerson(browser);
  const email = `laras.${run}@mail.test`;

  await test.step('the CV goes up while the form is filled in', async () => {
    await page.goto('/register');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file: CV' }).click();
    await (await chooser).setFiles(aCv(run));
    await expect(page.getByText('CV: cv.pdf uploaded')).toBeAttached();
    await page.getByLabel('Full name').fill('Laras Setyaningrum');
    await page.getByLabel('Phone number').fill('081298760002');
    await page.getByLabel('Email').fill(email);
    await fillNewPassword(page, PASSWORD);
    await page.getByLabel('Education').selectOption('Diploma');
    await page.getByLabel('Work experience').fill('Two years of bookkeeping.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(/\/verify-email/);
    await verifyEmail(page, email);
    await expect(page).toHaveURL('/user/dashboard');
  });

  await test.step('the profile links to the very file, which nobody else can open', async () => {
    await page.goto('/user/profile');
    const view = page.getByRole('link', { name: /View.*CV|CV.*View/ });
    const path = (await view.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/files\/\w+$/);
    const file = await page.request.get(path);
    expect([file.status(), await file.body()]).toEqual([200, aCv(run).buffer]);
    expect((await (await newPerson(browser)).request.get(path)).status()).toBe(404);
  });

  const elsewhere = await newPerson(browser);
  await test.step('a forgotten password is replaced by the mailed link', async () => {
    await elsewhere.goto('/login');
    await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'Send reset link' }).click();
    await expect(elsewhere.getByText('a link is on its way')).toBeVisible();
    const link = await mailedLink(elsewhere.request, email, /reset/i, '/reset-password');
    await elsewhere.goto(link);
    await fillNewPassword(elsewhere, 'Berganti-456');
    await elsewhere.getByRole('button', { name: 'Set new password' }).click();
    await expect(elsewhere.getByText('Your password has been changed.')).toBeVisible();
    await elsewhere.goto(link);
    await fillNewPassword(elsewhere, 'Berganti-789');
    await elsewhere.getByRole('button', { name: 'Set new password' }).click();
    await expect(elsewhere.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  await test.step('the new password opens, and the browser from before is signed out', async () => {
    await signIn(elsewhere, email, 'Berganti-456');
    await page.goto('/user/profile');
    await expect(page).toHaveURL(/\/login/);
  });
});
