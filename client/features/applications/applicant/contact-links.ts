/** A WhatsApp chat with an Indonesian mobile number: 0812… becomes 62812…. */
export function whatsAppChat(phoneNumber: string): string {
  return `https://wa.me/${phoneNumber.replace(/\D/g, '').replace(/^0/, '62')}`;
}
