/** Why a request got no response at all. */
export const failures = {
  unreadable: 'This request could not be read.',
  foreign: 'This request came from another site.',
  fileNotFound: 'File not found',
  nothingHere: 'There is nothing here.',
  unsubscribeLink: 'This link does not work. Please copy the whole link from the e-mail.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;
