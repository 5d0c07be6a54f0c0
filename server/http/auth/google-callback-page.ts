import type { Language } from '../../../domain/language';
import { paths } from '../../../domain/paths';
import { textsIn } from '../../language/texts';

/** All that the popup tells the page that opened it; that page asks the server for the rest. */
export type GoogleOutcome = 'signed-in' | 'code-needed' | 'failed';

/** The channel's name is known to the client, too; it reaches pages of this origin only. */
export const CALLBACK_SCRIPT = `const { outcome } = document.documentElement.dataset;
const channel = new BroadcastChannel('temukerja-google');
channel.postMessage({ outcome });
setTimeout(() => {
  channel.close();
  window.close();
}, 100);
`;

const LINKS = {
  'signed-in': { text: 'google.signedIn', link: 'continue', href: '/' },
  'code-needed': { text: 'errors.SECOND_FACTOR_REQUIRED', link: 'enterCode', href: `${paths.login}?code=google` },
  failed: { text: 'errors.GOOGLE_SIGN_IN_FAILED', link: 'backToLogin', href: paths.login },
} as const satisfies Record<GoogleOutcome, object>;

/** The same links with the way back; Complete Profile sends on who needs nothing there. */
const WITH_WAY_BACK = {
  'signed-in': `${paths.user.completeProfile}?`,
  'code-needed': `${paths.login}?code=google&`,
  failed: `${paths.login}?`,
} as const satisfies Record<GoogleOutcome, string>;

interface Shown {
  language: Language;
  /** A path of this site. */
  returnTo: string | null;
}

/** Seen for a moment only; its link is for people who came here without a popup. */
export function callbackPage(outcome: GoogleOutcome, { language, returnTo }: Shown): string {
  const t = textsIn(language);
  const { text, link, href } = LINKS[outcome];
  const to = returnTo ? `${WITH_WAY_BACK[outcome]}returnTo=${encodeURIComponent(returnTo)}` : href;
  return `<!doctype html><html lang="${language}" data-outcome="${outcome}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${t('google.title')}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:3rem auto;max-width:26rem;padding:0 1.25rem;text-align:center}
a{display:inline-block;padding:.6rem 1rem}</style><script src="/auth/google/callback.js" defer></script></head>
<body><main><h1>TemuKerja</h1><p>${t(text)}</p><p><a href="${to}">${t(`google.${link}`)}</a></p></main></body></html>`;
}
