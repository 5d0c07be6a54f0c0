import { cleanSearch, EMPLOYMENT_TYPES, MAX_PAGE, type EmploymentType } from './jobs';
import type { Language } from './language';
import { PUBLIC_COMPANIES, PUBLIC_JOBS } from './public-addresses';
import type { Salary } from './salaries';
import type { JobTimes, LocationType } from './slots';
import { foldForSearch } from './text';
import type { LocalDate, LocalTime, TimeZone } from './time';
import type { AnswersInTime } from './track-records';

/** The pages that people without an account read: their addresses, and what the server hands to those who draw them. */

/** `data-analyst` for `Data Analyst!`: at most 80 letters, digits and hyphens; empty where a title has none. */
function slugOf(title: string): string {
  return foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

const withSlug = (folder: string, id: string, title: string): string => {
  const slug = slugOf(title);
  return `${folder}/${id}${slug && `-${slug}`}`;
};

export const publicPaths = {
  jobs: (language: Language): string => PUBLIC_JOBS[language],
  place: (language: Language, id: string): string => `${PUBLIC_JOBS[language]}/${id}`,
  job: (language: Language, { id, title }: { id: string; title: string }): string =>
    withSlug(PUBLIC_JOBS[language], id, title),
  company: (language: Language, { id, name }: { id: string; name: string }): string =>
    withSlug(PUBLIC_COMPANIES[language], id, name),
} as const;

/** Where the Atom feed of a page with jobs is. */
export const feedPath = (page: string): string => `${page}/feed.atom`;

/** A place with this many public jobs has its own list. */
export const PLACE_PAGE_FROM = 3;

/** What the list looks for, as its address says it. */
export interface PublicSearch {
  search: string;
  place: string;
  type: EmploymentType | null;
  /** From 1. */
  page: number;
}

/** Reads the address of the list; invalid values are ignored. */
export function publicSearchOf(parameters: URLSearchParams): PublicSearch {
  return {
    search: cleanSearch(parameters.get('search')),
    place: cleanSearch(parameters.get('place')),
    type: EMPLOYMENT_TYPES.find((type) => type === parameters.get('type')) ?? null,
    page: pageOf(parameters),
  };
}

/** From 1. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** A time that is free now; never how many seats it has. */
export interface PublicTime {
  id: string;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  timeZone: TimeZone;
  locationType: LocationType;
}

/** A job in a list. */
export interface PublicJobCard {
  id: string;
  title: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  location: string;
  employmentType: EmploymentType;
  salary: Salary | null;
  /** ISO 8601. */
  createdAt: string;
  nextTimes: PublicNextTimes;
}

/** The next free times of a job: this many at most, and the number of others. */
interface PublicNextTimes {
  slots: readonly PublicTime[];
  more: number;
  state: JobTimes;
}

export interface PublicJob extends PublicJobCard {
  description: string;
  skills: readonly string[];
  timeZone: TimeZone;
  /** Open through this day in its zone. */
  autoCloseDate: LocalDate | null;
  times: readonly PublicTime[];
  /** Null where its location names none. */
  place: (PublicPlace & { hasList: boolean }) | null;
  /** Other public jobs of the place. */
  related: readonly PublicJobCard[];
}

/** A company as seekers see it; never its tax number, phone number, e-mail address or deed. */
export interface PublicCompany {
  id: string;
  name: string;
  logo: string | null;
  industry: string | null;
  companySize: string | null;
  companyAddress: string | null;
  website: string | null;
  description: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** How it answers, in words. */
  trackRecord: {
    isNew: boolean;
    answersInTime: AnswersInTime | null;
    answersWithinDays: number | null;
    tellsOutcome: boolean;
  } | null;
}

/** A place that has a list of its own. */
interface PublicPlace {
  id: string;
  name: string;
}

/** Some of the newest public jobs that have a free time. */
export interface PublicOpenJobs {
  jobs: readonly PublicJobCard[];
  /** The list of all public jobs has others. */
  hasOthers: boolean;
}

export type PublicContent =
  | {
      kind: 'landing';
      /** Null where the jobs could not be asked for. */
      open: PublicOpenJobs | null;
      support: { email: string; whatsApp: string };
    }
  | { kind: 'job'; job: PublicJob }
  | { kind: 'list'; jobs: readonly PublicJobCard[]; asked: PublicSearch; place: PublicPlace | null; hasMore: boolean }
  | { kind: 'company'; company: PublicCompany; jobs: readonly PublicJobCard[]; page: number; hasMore: boolean }
  /** It was public and is closed: what else the place has. */
  | { kind: 'closed'; others: readonly PublicJobCard[] }
  /** The same for everything that is not public or does not exist. */
  | { kind: 'missing' }
  /** Too many reads from this network. */
  | { kind: 'busy' };

export interface PublicPage {
  language: Language;
  /** Where the site is, without a slash at the end. */
  site: string;
  /** The address of this page in each language; null where it has none. */
  addresses: Record<Language, string> | null;
  /** The address of its Atom feed, where it has one. */
  feed?: string;
  /** Day of the week for `This week`. */
  today: LocalDate;
  /** Address of the style sheet. */
  sheet: string;
  content: PublicContent;
}

/** A whole document. */
export type RenderPublicPage = (page: PublicPage) => string;
