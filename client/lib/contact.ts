import { textsOf } from '../language/store';

/** What the server wrote into the page's head; a placeholder that nobody filled counts as missing. */
export function metaContent(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content && !content.startsWith('%') ? content : null;
}

export function supportEmail(): string {
  return metaContent('support-email') ?? 'support@temukerja.example';
}

/** Opens a chat with the support's number (digits, with country code); without one, WhatsApp asks whom to send to. */
export function whatsAppLink(): string {
  const number = metaContent('support-whatsapp')?.replace(/\D/g, '') ?? '';
  return `https://wa.me/${number}?text=${encodeURIComponent(textsOf('frame')('whatsAppGreeting'))}`;
}
