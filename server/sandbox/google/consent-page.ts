import { escapeHtml } from '../../modules/mail';
import { DEMO_PEOPLE } from './demo-people';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0 auto;max-width:26rem;padding:1.5rem 1.25rem}
h1{font-size:1.35rem;margin:0 0 .25rem}p{margin:0 0 1rem}.note{border:1px dashed;border-radius:.5rem;padding:.5rem .75rem;font-size:.875rem}
button,input[type=text],input[type=email]{font:inherit;box-sizing:border-box;width:100%;min-height:2.75rem;border-radius:.5rem;border:1px solid #8a9a9a;padding:.4rem .75rem}
button{cursor:pointer;margin-bottom:.5rem;text-align:left}button small{display:block;opacity:.75}label{display:block;margin-bottom:.75rem}
.plain{text-align:center}fieldset{border:0;border-top:1px solid #8a9a9a;margin:1rem 0 0;padding:.75rem 0}legend{padding:0 .5rem 0 0}`;

/** The page to choose an identity. It passes on every value of the app's request. */
export function consentPage(asked: Partial<Record<string, string>>): string {
  const kept = Object.entries(asked)
    .map(([name, value = '']) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  // Separate forms, because Enter in a text field presses the first button of its form.
  const form = (content: string) => `<form method="post" action="/consent">${kept}${content}</form>`;
  const people = DEMO_PEOPLE.map(
    ({ name, email }) =>
      `<button name="person" value="${escapeHtml(email)}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`,
  ).join('');
  return page(
    'Choose an account',
    `<h1>Choose an account</h1><p>to continue to TemuKerja</p>
<p class="note">This is a stand-in for Google on this machine. It asks for no password and knows no one.</p>
${form(people)}
${form(`<fieldset><legend>Another account</legend>
<label>Name<input type="text" name="name" autocomplete="off" required></label>
<label>Email<input type="email" name="email" autocomplete="off" required></label>
<label><input type="checkbox" name="unverified"> Google has not verified this address</label>
<button class="plain">Continue</button></fieldset>`)}
${form('<button class="plain" name="decision" value="deny">Cancel</button>')}`,
  );
}

export function messagePage(text: string): string {
  return page('Error 400', `<h1>Access blocked</h1><p>${escapeHtml(text)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Sign-in stand-in</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}
