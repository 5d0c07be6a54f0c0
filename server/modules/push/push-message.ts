import { createHash } from 'node:crypto';
import { formatLocalDate } from '../../../domain/dates';
import type { Language } from '../../../domain/language';
import { formatThousands } from '../../../domain/money';
import type { PushMessage } from '../../../domain/push';
import { textsIn } from '../../language/texts';
import type { BrowserNews, CurrentNews } from './browser-news';

/** Every message is as long as this before it is encrypted: its length tells a push service nothing. */
const MESSAGE_BYTES = 1024;
/** A topic has at most so many signs (RFC 8030). */
const TOPIC_SIGNS = 32;

interface ShownTo {
  subscriptionId: string;
  language: Language;
  showsDetails: boolean;
}

/**
 * By what news of one thing take each other's place. It is another one for each browser, so that a push service cannot see
 * who is told of the same thing.
 */
export function tagOf({ thing }: CurrentNews, subscriptionId: string): string {
  return createHash('sha256').update(`${subscriptionId} ${thing}`).digest('base64url').slice(0, TOPIC_SIGNS);
}

/** What the browser is given. Without details the words are the same for all news about an application. */
export function messageOf(news: BrowserNews, current: CurrentNews, to: ShownTo): PushMessage {
  const texts = textsIn(to.language);
  const isOfCompany = news.about === 'APPLICATION' && news.companyId !== null;
  const details = to.showsDetails ? detailsOf(news, current, to.language) : [];
  return {
    subscription: to.subscriptionId,
    tag: tagOf(current, to.subscriptionId),
    title: texts(`push.titles.${isOfCompany ? 'APPLICANT' : news.about}`),
    body: details.length > 0 ? details.join(' · ') : texts('push.open'),
    path: current.path,
    until: current.until.getTime(),
  };
}

/** Never a name of a person, a place, a reason, or what was decided. */
function detailsOf({ about }: BrowserNews, current: CurrentNews, language: Language): string[] {
  const { job, company, when, count } = current;
  const texts = textsIn(language);
  const isCounted = about === 'APPLICANTS' || about === 'REPLIES' || about === 'NEW_JOBS';
  return [
    job,
    company,
    when && texts('push.when', { date: formatLocalDate(when.date, language), time: when.time }),
    isCounted && count !== null ? texts(`push.counts.${about}`, { count, number: formatThousands(count) }) : null,
  ].filter((part) => part !== null && part !== '') as string[];
}

/** As bytes of one length: JSON, with spaces after it. A body that is too long is cut. */
export function paddedMessage(message: PushMessage): Buffer {
  const signs = Array.from(message.body);
  const bytesWith = (count: number): Buffer => {
    const body = count < signs.length ? `${signs.slice(0, count).join('')}…` : message.body;
    return Buffer.from(JSON.stringify({ ...message, body }));
  };
  let count = signs.length;
  while (bytesWith(count).length > MESSAGE_BYTES) count -= 1;
  const padded = Buffer.alloc(MESSAGE_BYTES, ' ');
  bytesWith(count).copy(padded);
  return padded;
}
