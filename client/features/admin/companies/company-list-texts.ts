const loadFailed = 'Failed to load companies. Please try again.';

/** What every list of companies says when a page of it does not come. */
export const companyListTexts = { first: loadFailed, more: loadFailed };
