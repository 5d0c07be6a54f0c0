import { ERROR_MESSAGES } from '../../../domain/errors';

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

const TEXTS = {
  'signed-in': { text: 'You are signed in. You can close this window.', link: 'Continue to TemuKerja', href: '/' },
  'code-needed': { text: ERROR_MESSAGES.SECOND_FACTOR_REQUIRED, link: 'Enter the code', href: '/login?code=google' },
  failed: { text: ERROR_MESSAGES.GOOGLE_SIGN_IN_FAILED, link: 'Back to login', href: '/login' },
} as const satisfies Record<GoogleOutcome, { text: string; link: string; href: string }>;

/** Seen for a moment only; its link is for people who came here without a popup. */
export function callbackPage(outcome: GoogleOutcome): string {
  const { text, link, href } = TEXTS[outcome];
  return `<!doctype html><html lang="en" data-outcome="${outcome}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Sign in with Google · TemuKerja</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:3rem auto;max-width:26rem;padding:0 1.25rem;text-align:center}
a{display:inline-block;padding:.6rem 1rem}</style><script src="/auth/google/callback.js" defer></script></head>
<body><main><h1>TemuKerja</h1><p>${text}</p><p><a href="${href}">${link}</a></p></main></body></html>`;
}
