import type { PushMessage } from '../../domain/push';
import { PUSH_CACHE, PUSH_RECORD_PATH, type PushRecord } from '../../domain/service-worker';

/** What is shown in place of news for someone else, or of none: a browser that shows nothing loses its notifications. */
const NOTHING_TOLD = { en: 'News from TemuKerja', id: 'Kabar dari TemuKerja' };
const ICON = '/icons/app-192.png';
/** Leads everyone to the page that they begin with. */
const HOME = '/user/dashboard';

async function readRecord(): Promise<PushRecord | null> {
  const response = await caches.match(PUSH_RECORD_PATH, { cacheName: PUSH_CACHE });
  return response ? ((await response.json()) as PushRecord) : null;
}

function messageIn(data: PushMessageData | null): PushMessage | null {
  try {
    return data?.json() as PushMessage;
  } catch {
    return null;
  }
}

/** Only what was sent to this browser's entry is told; without one nobody is signed in here any more. */
export async function showPush(
  { registration }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const message = messageIn(data);
  const record = await readRecord().catch(() => null);
  const isOurs = message !== null && message.subscription === record?.subscription;
  const isNews = isOurs && Date.now() < message.until;
  const language = record?.language ?? (navigator.language.startsWith('id') ? 'id' : 'en');
  await registration.showNotification(isNews ? message.title : NOTHING_TOLD[language], {
    body: isNews ? message.body : '',
    tag: isNews ? message.tag : 'nothing-told',
    icon: ICON,
    badge: ICON,
    lang: language,
    data: isNews ? message.path : HOME,
  });
}

/** The page's own guard asks who has to sign in first. A path, never another site. */
export async function openPage({ clients, location }: ServiceWorkerGlobalScope, shown: Notification): Promise<void> {
  shown.close();
  const { origin, href } = new URL(String(shown.data), location.origin);
  const address = origin === location.origin ? href : location.origin;
  const tabs = await clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => url === address);
  // Another tab may hold a form that someone is filling in.
  await (open ? open.focus() : clients.openWindow(address));
}
