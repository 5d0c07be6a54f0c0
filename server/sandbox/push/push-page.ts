import { escapeHtml } from '../../modules/mail';
import type { ReceivedPush } from './received-push';

/** Lists the notifications that came, for a person who looks. */
export function pushPage(received: readonly ReceivedPush[]): string {
  const rows = received.map((push) => {
    const { title, body, path } = JSON.parse(push.text) as Record<'title' | 'body' | 'path', string>;
    return (
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a><br>${escapeHtml(body)}<br>` +
      `<small>${escapeHtml(push.receivedAt.slice(11, 19))} UTC, browser ${escapeHtml(push.browser.slice(0, 6))}, ` +
      `TTL ${push.ttl}, ${escapeHtml(push.urgency)}${push.isReplaced ? ', replaced' : ''}</small></li>`
    );
  });
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Local notifications · TemuKerja</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#142222}' +
    'ul{list-style:none;padding:0}li{padding:.6rem 0;border-bottom:1px solid #d5dede;overflow-wrap:anywhere}a{color:#0b6e6e}</style></head>' +
    '<body><h1>Local notifications</h1><p>Sent to browsers of the stand-in. They never leave this machine.</p>' +
    (rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No notification yet.</p>') +
    '</body></html>'
  );
}
