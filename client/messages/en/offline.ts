/** What is read without a connection, and the question that comes before. */
export const offline = {
  saved: 'saved <time></time>',
  title: 'Your interviews',
  companyTitle: 'Your interviews today',
  noneToday: 'No interviews today.',
  link: 'Meeting link',
  next: 'Next interview',
  over: 'Over',
  needsConnection:
    'Answering, moving an interview and applying need a connection. This page loads by itself when it is back.',
  needsConnectionCompany:
    'Answering applicants and moving an interview need a connection. This page loads by itself when it is back.',
  retry: 'Try again',
  logout: 'Logout',
  logoutQuestion: 'Log out? The interviews saved on this phone are removed at once.',
  cancel: 'Cancel',
} as const;
