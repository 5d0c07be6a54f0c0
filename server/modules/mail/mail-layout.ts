import type { WrittenMail } from './mail-in-words';

/** One layout for every mail: plain text, and the same as simple HTML that reads well on a phone. */

export function renderText(mail: WrittenMail, appUrl: string): string {
  const { paragraphs, entries = [], action } = mail;
  return [
    ...paragraphs,
    ...entries.map(({ title, detail, url }) => `${title}\n${detail}\n${url}`),
    ...[action, stopOf(mail, appUrl)].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : [])),
    `TemuKerja · ${appUrl}`,
  ].join('\n\n');
}

export function renderHtml(mail: WrittenMail, appUrl: string): string {
  const { subject, paragraphs, entries = [], action, language } = mail;
  const body = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;line-height:1.55;overflow-wrap:anywhere">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`,
    )
    .join('');
  const list = entries
    .map(
      ({ title, detail, url }) =>
        `<p style="margin:0 0 16px;line-height:1.55;overflow-wrap:anywhere"><a href="${escapeHtml(url)}" style="color:#0b6e6e;font-weight:600">` +
        `${escapeHtml(title)}</a><br>${escapeHtml(detail)}</p>`,
    )
    .join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0b6e6e;color:#ffffff;` +
      `padding:14px 22px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p>` +
      `<p style="font-size:13px;color:#5c6b6b;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const stopLink = stopOf(mail, appUrl);
  const stop = stopLink
    ? `<p style="font-size:12px;text-align:center"><a href="${escapeHtml(stopLink.url)}" style="color:#5c6b6b">${escapeHtml(stopLink.label)}</a></p>`
    : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:#f3f6f6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#142222">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="background:#ffffff;border-radius:12px;padding:28px 24px">` +
    `<p style="margin:0 0 20px;font-weight:700;color:#0b6e6e">TemuKerja</p>${body}${list}${button}</div>${stop}` +
    `<p style="font-size:12px;color:#5c6b6b;text-align:center">${escapeHtml(appUrl)}</p></div></body></html>`
  );
}

/** The one way to get no more mails like it, where there is one. */
function stopOf({ unsubscribe, switchOff }: WrittenMail, appUrl: string): { label: string; url: string } | undefined {
  return switchOff ? { label: switchOff.label, url: `${appUrl}${switchOff.path}` } : unsubscribe;
}

/** Any text in a mail may have been typed by a stranger. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
