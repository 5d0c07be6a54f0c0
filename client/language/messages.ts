import type {} from 'use-intl';
import type { Language } from '../../domain/language';
import type * as english from '../messages/en';

/** All messages of the client by part, in their literal texts: use-intl reads the placeholders' types from them. */
export type Messages = typeof english;
/** What a page loads at once. A page names the parts that it needs in the route table. */
export type Part = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
