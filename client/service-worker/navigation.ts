/** Pages of the application that need the session: the browser draws them, so the kept page is all they need. */
const OF_THE_APPLICATION = /^\/(login$|user\/|company\/)/;

/** Files, data, other sites' ways back, stand-ins: these never come from the phone, and nothing takes their place. */
const NEVER_OURS =
  /^\/(assets|auth|calendar|exports|files|graphql|healthz|interviews|pages|payments|readyz|receipts|robots\.txt|sandbox|service-worker\.js|shell|sitemap|upload)(\/|\.|-|$)/;

/** `shell`: the kept page. `network`: what the server has now, and without a connection the kept page. */
export function wayOf(pathname: string): 'shell' | 'network' | null {
  if (NEVER_OURS.test(pathname)) return null;
  return OF_THE_APPLICATION.test(pathname) ? 'shell' : 'network';
}
