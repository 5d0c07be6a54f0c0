import { ICalCalendarMethod } from 'ical-generator';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { textsIn } from '../../language/texts';
import type { Services } from '../../services';
import { hashOfCode } from '../accounts';
import { calendarEventOf, emptyCalendar, fileOf } from './calendar-event';
import { findFeed, type Feed } from './calendar-feed.sql';
import { feedInterviews, type Owner } from './calendar-interviews.sql';

/** How long a feed keeps an interview that is over or was cancelled. */
const KEPT_DAYS = 30;
/** How often calendars are asked to look again, in seconds. */
const REFRESH_SECONDS = HOUR_MS / 1000;

/**
 * The interviews of one side as a calendar to subscribe to, in the account's language; cancelled ones stay as cancelled for 30
 * days; of a company all of them, or those for jobs whose contact the person is. Null for a secret that is wrong, renewed or revoked. What has been kept for long enough leaves at midnight UTC, so
 * that the file changes only when an interview does, and then.
 */
export async function readFeed(
  { dataSource, env, clock }: Pick<Services, 'dataSource' | 'env' | 'clock'>,
  secret: string,
  isMine: boolean,
): Promise<{ content: string; lastModified: Date } | null> {
  const feed = await findFeed(dataSource, hashOfCode(secret));
  const owner = feed && ownerOf(feed);
  if (!owner) return null;
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const since = new Date(midnight - KEPT_DAYS * DAY_MS);
  const contactId = isMine && owner.party === 'COMPANY' ? feed.account_id : null;
  const interviews = await feedInterviews(dataSource, { ...owner, contactId, since });
  const language = feed.language ?? 'en';
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH, language);
  calendar.name(textsIn(language)('files.calendar.feed')).ttl(REFRESH_SECONDS);
  for (const interview of interviews)
    calendar.createEvent({
      ...calendarEventOf(interview, { party: owner.party, language, env }),
      stamp: interview.updated_at,
    });
  const times = [feed.created_at, ...interviews.map(({ updated_at }) => updated_at)].map((time) => time.getTime());
  return { content: fileOf(calendar), lastModified: new Date(Math.max(midnight, ...times)) };
}

function ownerOf({ role, seeker_id: seekerId, company_id: companyId }: Feed): Owner | null {
  if (role === 'USER') return seekerId ? { party: 'APPLICANT', id: seekerId, exceptSeekerId: null } : null;
  return companyId ? { party: 'COMPANY', id: companyId, exceptSeekerId: seekerId } : null;
}
