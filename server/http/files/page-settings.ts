import type { Env } from '../../env';
import { escapeHtml } from '../../modules/mail';

/** The settings that the page's head tells the client, each as a placeholder of its name. */
const PAGE_SETTINGS = [
  'APP_URL',
  'SUPPORT_EMAIL',
  'SUPPORT_WHATSAPP',
  'CONTROLLER_NAME',
  'CONTROLLER_ADDRESS',
  'DPO_NAME',
  'DPO_EMAIL',
  'STORAGE_PROCESSOR',
  'MAIL_PROCESSOR',
  'SERVICE_WORKER',
] as const satisfies readonly (keyof Env)[];

export function withPageSettings(html: string, env: Env): string {
  return PAGE_SETTINGS.reduce((page, name) => page.replaceAll(`%${name}%`, () => escapeHtml(env[name])), html);
}
