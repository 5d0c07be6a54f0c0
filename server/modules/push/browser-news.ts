import type { PushKind } from '../../../domain/consents';
import type { NewsSubject } from '../../ports';

/** News for one browser, as they wait in the outbox: ids and times alone. */
export type BrowserNews = NewsSubject & {
  kind: PushKind;
  subscriptionId: string;
  /** Whose member is told; null for a seeker. */
  companyId: string | null;
  /** When the first of collected news was queued, in milliseconds since 1970. */
  since: number;
};

/** What there is to say, read at the moment when it leaves. */
export interface CurrentNews {
  job: string | null;
  company: string | null;
  /** When the interview is, in the words of nobody. */
  when: { date: string; time: string } | null;
  /** How many jobs or applicants; null where it is none of these. */
  count: number | null;
  /** News of one thing take each other's place. */
  thing: string;
  path: string;
  /** When it is news no more. */
  until: Date;
  /** When the interview begins, or would have begun; null for other news. */
  startsAt: Date | null;
}
