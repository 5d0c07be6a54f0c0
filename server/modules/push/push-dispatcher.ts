import type { Logger } from 'pino';
import { pushPreferenceOf } from '../../../domain/consents';
import { AWAKE_BEFORE_INTERVIEW_MS, endOfQuiet } from '../../../domain/push';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import type { Clock } from '../../clock';
import type { DatabaseAccess } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { Dispatcher, duePushes, markFailed, markSent, postpone, type DuePush } from '../mail';
import type { BrowserNews, CurrentNews } from './browser-news';
import { currentNews } from './current-news';
import { fanOut } from './fan-out';
import { messageOf, paddedMessage, tagOf } from './push-message';
import { browserToTell, removeGone, type Browser } from './push-readers.sql';
import { MAX_PUSH_MS, type BrowserSender, type PushOutcome } from './push-sender';

const RENEWED_AFTER_MS = 5_000;
/** Longer than one round of tries can take, with room for the statements around it. */
const LEASE_MS = MAX_PUSH_MS + RENEWED_AFTER_MS + 15_000;
const BATCH = 50;
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = HOUR_MS;
/** Then news are given up. */
const MAX_AGE_MS = DAY_MS;

interface PushDispatcherParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  sender: BrowserSender;
  /** Called for every notification that left, that nobody may see any more, or that a push service did not take. */
  onTried: (outcome: PushOutcome['outcome'] | 'dropped') => void;
}

/**
 * Sends notifications after the commit that queued them, apart from the mails: a slow push service keeps none of them back.
 * First news for people become news for each of their browsers (`fanOut`); then each is looked at once more, and leaves.
 */
export class PushDispatcher {
  readonly dispatcher: Dispatcher;

  constructor(private readonly parts: PushDispatcherParts) {
    const terms = { forMs: LEASE_MS, renewedAfterMs: RENEWED_AFTER_MS };
    this.dispatcher = new Dispatcher({
      ...parts,
      lease: { task: 'push', terms },
      dispatch: (mayGoOn) => this.dispatch(mayGoOn),
    });
  }

  private async dispatch(mayGoOn: () => Promise<boolean>): Promise<void> {
    const { dataSource, clock } = this.parts;
    for (;;) {
      const rows = await duePushes(dataSource, clock.now(), BATCH);
      if (rows.length === 0) return;
      for (const row of rows.filter(isForPeople)) {
        if (!(await mayGoOn())) return;
        await this.attempt(row, () =>
          inTransaction(dataSource, (transaction) => fanOut(transaction, row, clock.now())),
        );
      }
      // To one browser one after the other, to different ones at once.
      const first = new Map<string, DuePush>();
      for (const row of rows.filter((one) => !isForPeople(one))) {
        const { subscriptionId } = newsOf(row);
        if (!first.has(subscriptionId)) first.set(subscriptionId, row);
      }
      if (!(await mayGoOn())) return;
      await Promise.all([...first.values()].map((row) => this.attempt(row, () => this.deliver(row))));
    }
  }

  /** What fails waits, so that it keeps nothing else back; after a day it is given up. */
  private async attempt(row: DuePush, work: () => Promise<void>): Promise<void> {
    const { clock, logger } = this.parts;
    try {
      if (clock.now().getTime() - row.created_at.getTime() > MAX_AGE_MS) await this.drop(row);
      else await work();
    } catch (error) {
      logger.error({ err: error, effectKey: row.effect_key }, 'a notification could not be made; it is tried again');
      await this.retry(row, { reason: error instanceof Error ? error.name : 'error', retryAfterMs: null });
    }
  }

  private async deliver(row: DuePush): Promise<void> {
    const { dataSource, clock } = this.parts;
    const now = clock.now();
    const news = newsOf(row);
    const role = news.companyId === null ? 'USER' : 'COMPANY';
    const preference = pushPreferenceOf(news.kind, role);
    const { subscriptionId: id, companyId } = news;
    const browser = preference && (await browserToTell(dataSource, id, { role, preference, companyId, now }));
    const current = browser && (await currentNews(dataSource, news, { accountId: browser.account_id, now }));
    if (!browser || !current) return this.drop(row);
    const quietUntil = quietEndOf(browser, current, now);
    if (quietUntil) return postpone(dataSource, row.id, quietUntil);
    await this.settle(row, browser, await this.send(news, current, browser));
  }

  private async drop(row: DuePush): Promise<void> {
    const { dataSource, clock, onTried } = this.parts;
    onTried('dropped');
    await markSent(dataSource, row.id, {}, clock.now());
  }

  private async retry(
    row: DuePush,
    { reason, retryAfterMs }: { reason: string; retryAfterMs: number | null },
  ): Promise<void> {
    const { dataSource, clock, onTried } = this.parts;
    onTried('failed');
    const delay = Math.max(retryAfterMs ?? 0, Math.min(MAX_DELAY_MS, 2 ** row.attempts * FIRST_DELAY_MS));
    await markFailed(dataSource, row.id, reason, new Date(clock.now().getTime() + delay));
  }

  private send(news: BrowserNews, current: CurrentNews, browser: Browser): Promise<PushOutcome> {
    const { id: subscriptionId, endpoint, p256dh, auth, language, shows_details: showsDetails } = browser;
    const to = { subscriptionId, language: language ?? 'en', showsDetails };
    const secondsLeft = (current.until.getTime() - this.parts.clock.now().getTime()) / 1000;
    return this.parts.sender.send({
      endpoint,
      keys: { p256dh, auth },
      message: paddedMessage(messageOf(news, current, to)),
      topic: tagOf(current, subscriptionId),
      ttlSeconds: Math.max(0, Math.ceil(secondsLeft)),
      // The same for whatever was decided.
      urgency: news.about === 'APPLICATION' ? 'high' : 'normal',
    });
  }

  private async settle(row: DuePush, browser: Browser, result: PushOutcome): Promise<void> {
    const { dataSource, clock, logger, onTried } = this.parts;
    const about = { effectKey: row.effect_key, attempts: row.attempts + 1 };
    if (result.outcome === 'failed') {
      logger.warn({ ...about, reason: result.reason }, 'notification not sent; it is tried again');
      return this.retry(row, result);
    }
    onTried(result.outcome);
    if (result.outcome === 'gone') await removeGone(dataSource, browser);
    if (result.outcome === 'refused')
      logger.warn({ ...about, reason: result.reason }, 'a notification was refused; it is given up');
    await markSent(dataSource, row.id, {}, clock.now());
  }
}

const newsOf = ({ payload }: DuePush): BrowserNews => JSON.parse(payload) as BrowserNews;

const isForPeople = (row: DuePush): boolean => !('subscriptionId' in newsOf(row));

/** Until when the night is quiet; null: it is day, or an interview is near. */
function quietEndOf({ is_quiet_at_night: isQuiet, zone }: Browser, { startsAt }: CurrentNews, now: Date): Date | null {
  const isNear = startsAt !== null && startsAt > now && startsAt.getTime() - now.getTime() <= AWAKE_BEFORE_INTERVIEW_MS;
  return isQuiet && !isNear ? endOfQuiet(now, zone) : null;
}
