/** What the search box suggests while a seeker types. */

export const JobSuggestionKind = { TITLE: 'TITLE', SKILL: 'SKILL', COMPANY: 'COMPANY' } as const;
export type JobSuggestionKind = (typeof JobSuggestionKind)[keyof typeof JobSuggestionKind];

/** Fewer characters suggest nothing. */
export const SUGGESTION_PREFIX_MIN = 2;
export const MAX_SUGGESTIONS = 8;
