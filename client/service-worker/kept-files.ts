import { SCHEME_SCRIPT_PATH, SHELL_PATH } from '../../domain/service-worker';

/** The server writes the version of the page into it; a deployment changes it, and so the worker. */
export const VERSION = '%VERSION%';

/** One for each version: what an older page still needs stays until no tab shows one. */
const NAME = `files ${VERSION}`;

const ownCache = (): Promise<Cache> => caches.open(NAME);

/** The name of a built file changes with its content, so no header decides which copy is right. */
const ANY = { ignoreVary: true };

/** Rejects when the server cannot be asked: this version is then not taken. */
export async function keepShell(): Promise<void> {
  const fresh = [SHELL_PATH, SCHEME_SCRIPT_PATH].map((path) => new Request(path, { cache: 'no-cache' }));
  await (await ownCache()).addAll(fresh);
}

/** A part of the shell. */
export async function ofShell(path: string): Promise<Response | undefined> {
  return (await ownCache()).match(path, ANY);
}

/** From this phone, where any version has it, else from the server, and then kept. */
export async function builtFile(request: Request): Promise<Response> {
  const own = await ownCache();
  const kept = await own.match(request, ANY);
  if (kept) return kept;
  const response = (await caches.match(request, ANY)) ?? (await fetch(request));
  // A phone that is full serves on without keeping.
  if (response.ok) void own.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** What a page has loaded before this worker served it: copied from the browser's own cache, never asked for again. */
export async function keepLoaded(addresses: readonly string[]): Promise<void> {
  const own = await ownCache();
  await Promise.all(
    addresses.map(async (address) => {
      if (await own.match(address, ANY)) return;
      const known =
        (await caches.match(address, ANY)) ??
        (await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null));
      if (known?.ok) await own.put(address, known);
    }),
  );
}

export async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}
