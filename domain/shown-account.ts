/** Names the account that a page shows, on each request of the page. */
export const ACCOUNT_HEADER = 'x-shown-account';

/** The response when the cookie is of another account than the page shows: nothing was done, and the page reloads. */
export const ACCOUNT_MISMATCH_STATUS = 409;
