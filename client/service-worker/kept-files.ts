import { PUSH_CACHE, SCHEME_SCRIPT_PATH, SHELL_PATH } from '../../domain/service-worker';

/** The server writes the version of the page into it; a deployment changes it, and so the worker. */
export const VERSION = '%VERSION%';

/** One for each version: what an older page still needs stays until no tab shows one. */
const NAME = `files ${VERSION}`;

const ownCache = (): Promise<Cache> => caches.open(NAME);

/** As the server marks them (server/http/files/client-files.ts). */
const HINTS = /<!--hints-->.*(?=<\/head>)/s;

/** The name of a built file changes with its content, so no header decides which copy is right. */
const ANY = { ignoreVary: true };

/** A part of the shell, of this version. */
export async function ofShell(path: string): Promise<Response | undefined> {
  return (await ownCache()).match(path, ANY);
}

/** From a page that was loaded anyway, without the hints at its own files. */
export async function keepAsShell(page: Response): Promise<void> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const own = await ownCache();
  await own.add(SCHEME_SCRIPT_PATH);
  await own.put(SHELL_PATH, new Response(html.replace(HINTS, ''), { headers }));
}

/** Where no page has been kept yet. Rejects when the server cannot be asked. */
export async function needShell(): Promise<void> {
  if (!(await ofShell(SHELL_PATH))) await keepAsShell(await fetch(SHELL_PATH));
}

/** Where the server cannot be asked, an older version is better than none. */
export const anyShell = async (): Promise<Response> =>
  (await ofShell(SHELL_PATH)) ?? (await caches.match(SHELL_PATH, ANY)) ?? Response.error();

/** From this phone, where any version has it, else from the server, and then kept. */
export async function builtFile(request: Request): Promise<Response> {
  const own = await ownCache();
  const kept = await own.match(request, ANY);
  if (kept) return kept;
  // Asked for once more when the connection broke off: a page that misses one of its files cannot be drawn.
  const response = (await caches.match(request, ANY)) ?? (await fetch(request).catch(() => fetch(request)));
  // A phone that is full serves on without keeping.
  if (response.ok) void own.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** What a page has loaded before this worker served it: copied from the browser's own cache, never asked for again. */
export async function keepLoaded(addresses: readonly string[]): Promise<void> {
  const inBrowser = { cache: 'only-if-cached', mode: 'same-origin' } as const;
  await Promise.allSettled(addresses.map((address) => builtFile(new Request(address, inBrowser))));
}

/** Once this version could do without them. */
export async function forgetOlderVersions(): Promise<void> {
  if (!(await ofShell(SHELL_PATH))) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME && name !== PUSH_CACHE).map((name) => caches.delete(name)));
}
