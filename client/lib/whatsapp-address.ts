/** Opens a chat with a number (digits, with country code); without one, WhatsApp asks whom to send to. */
export const whatsAppAddress = (number: string, greeting: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
