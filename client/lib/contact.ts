import { textsOf } from '../language/store';
import { whatsAppAddress } from './whatsapp-address';

/** What the server wrote into the page's head; a placeholder that nobody filled counts as missing. */
export function metaContent(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content && !content.startsWith('%') ? content : null;
}

/** Of the page around the application: each deployment has its own. */
export const pageVersion = (): string => metaContent('version') ?? '';

export function supportEmail(): string {
  return metaContent('support-email') ?? 'support@temukerja.example';
}

/** A chat with the support. */
export const whatsAppLink = (): string =>
  whatsAppAddress(metaContent('support-whatsapp') ?? '', textsOf('frame')('whatsAppGreeting'));
