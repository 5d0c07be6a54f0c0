import { DAY_MS } from '../../../domain/time';
import { LANGUAGES } from '../../../domain/language';
import type {
  CompanyInterviewsToKeepQuery,
  CompanyInterviewsToKeepQueryVariables,
  SeekerInterviewsToKeepQuery,
  SeekerInterviewsToKeepQueryVariables,
} from '../../graphql/generated';
import { loadTexts } from '../../language/load-texts';
import { lastLogout } from '../../lib/ended-session';
import { writeCopy, type KeptInterview } from '../../lib/kept-copy';
import { KEPT_DAYS } from '../../lib/kept-interviews';
import { isOwnPhone } from '../../lib/own-phone';
import { postGraphql } from '../../lib/post-graphql';
import { readersDay } from '../../lib/readers-clock';
import { tellLoaded } from '../../lib/tell-loaded';
import type { Viewer } from '../session';
import companyDocument from './CompanyInterviewsToKeep.graphql?raw';
import seekerDocument from './SeekerInterviewsToKeep.graphql?raw';

const dayAt = (days: number): string => readersDay(new Date(Date.now() + days * DAY_MS));

/** Yesterday's stay: an entry is kept until a day after its interview. */
async function ofSeeker(): Promise<KeptInterview[]> {
  const days: SeekerInterviewsToKeepQueryVariables = { from: dayAt(-1), to: dayAt(KEPT_DAYS) };
  const { interviews } = await postGraphql<SeekerInterviewsToKeepQuery>(seekerDocument, { ...days });
  return interviews.map(({ id, jobTitle, companyName, joinUrl, selectedInterview: time, interviewDetails }) => ({
    ...{ id, jobTitle: jobTitle ?? '', companyName, time, link: joinUrl },
    ...{ venue: interviewDetails?.venue, notes: interviewDetails?.additionalInfo },
  }));
}

/** The day, and the next one for a phone that is opened in the morning before there is a connection. */
async function ofCompany({ hasColleagues }: Viewer): Promise<KeptInterview[]> {
  const asked: CompanyInterviewsToKeepQueryVariables = { from: dayAt(0), to: dayAt(1), isMine: hasColleagues };
  const { interviews } = await postGraphql<CompanyInterviewsToKeepQuery>(companyDocument, { ...asked });
  return interviews.map(({ id, jobTitle, selectedInterview: time }) => ({ id, jobTitle: jobTitle ?? '', time }));
}

/** What the page without a connection is drawn with, in both languages: the worker keeps what was loaded once. */
const fetchPage = (): Promise<unknown> =>
  Promise.all([
    import('./OfflinePage'),
    ...LANGUAGES.map((language) => loadTexts(language, ['frame', 'offline', 'portal', 'options'])),
  ]);

export async function readAndKeep(viewer: Viewer): Promise<void> {
  const isCompany = viewer.activeRole === 'COMPANY';
  const interviews = await (isCompany ? ofCompany(viewer) : ofSeeker());
  // They may have taken it back, or logged out, while the server was asked.
  if (!isOwnPhone(viewer.id) || performance.timeOrigin <= lastLogout()) return;
  writeCopy({ accountId: viewer.id, isCompany, readAt: Date.now(), interviews });
  await fetchPage();
  await tellLoaded(performance.getEntriesByType('resource'), true);
}
