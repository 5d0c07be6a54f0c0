import type { TestClient } from '../server/test-client';

/** What is filled in at the stand-in for Google. */
export interface Choice {
  name?: string;
  email?: string;
  sub?: string;
  unverified?: 'on';
  person?: string;
  decision?: 'deny';
}

/** Clicks the button: where the browser is sent, with state and PKCE. */
export async function authorizeUrl(client: TestClient, query = ''): Promise<URL> {
  const response = await client.fetch(`/auth/google${query}`);
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
}

/** Chooses a person at the stand-in: the callback address that the browser is sent to. */
export async function consent(authorize: URL, choice: Choice): Promise<URL> {
  const page = await fetch(authorize);
  expect(page.status).toBe(200);
  const form = new URLSearchParams({ ...Object.fromEntries(authorize.searchParams), ...choice });
  const response = await fetch(new URL('/consent', authorize), { method: 'POST', body: form, redirect: 'manual' });
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
}

/** Comes back from Google: what the page says. */
export async function callback(
  client: TestClient,
  url: URL,
): Promise<{ outcome: string; page: string; response: Response }> {
  const response = await client.fetch(`${url.pathname}${url.search}`);
  const page = await response.text();
  return { outcome: /data-outcome="([\w-]+)"/.exec(page)?.[1] ?? '', page, response };
}

/** The whole way, as a click on the button; returns `signed-in` or `failed`. */
export async function signInWithGoogle(client: TestClient, choice: Choice): Promise<string> {
  return (await callback(client, await consent(await authorizeUrl(client), choice))).outcome;
}
