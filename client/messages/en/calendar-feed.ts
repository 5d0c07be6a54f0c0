/** The secret address of a person's interviews, on both profiles. */
export const calendarFeed = {
  title: 'Interviews in your calendar',
  what: 'A secret address shows your interviews in your own calendar and keeps them up to date there. It works beside the invitations that we e-mail; if you use both, an interview may be in your calendar twice.',
  none: 'There is no address yet.',
  made: 'Your address was made on <day></day>. It is not shown again. If you need it once more, make a new one, which takes its place.',
  make: 'Make an address',
  renew: 'Make a new address',
  renewQuestion: 'Make a new address?',
  renewing: 'The current address stops working at once. Calendars that use it have to be given the new one.',
  revoke: 'Stop this address',
  revokeQuestion: 'Stop this address?',
  revoking:
    'Calendars that use it get nothing more. What they have already read may stay in them until you remove the calendar there.',
  revoked: 'The address has been stopped.',
  onceTitle: 'Your address, shown only now',
  once: 'Add it to your calendar now. Give it to no one: anyone who has it can read when, where and for which job your interviews are.',
  mine: 'Only interviews for my jobs',
  add: {
    google: 'Add to Google Calendar',
    outlook: 'Add to Outlook',
    apple: 'Add to Apple Calendar',
  },
  does: {
    google:
      'Opens Google Calendar in a new tab and asks you there to confirm. Google looks for changes only once in 8 to 24 hours, so a moved interview may show late.',
    outlook:
      'Opens Outlook on the web in a new tab; press Import there. Outlook looks for changes every few hours, at times only once a day.',
    apple:
      'Opens the calendar of an iPhone, iPad or Mac and asks you there to confirm. You choose on that device how often it looks for changes.',
  },
  address: 'Address',
  other: 'For any other calendar: copy it, and choose “subscribe” or “add from the web” there.',
  copy: 'Copy the address',
  copied: 'Address copied.',
  copyFailed: 'Failed to copy. Please select the address and copy it yourself.',
  done: 'I have added it',
  failed: 'Failed to change the address. Please try again.',
  loadFailed: 'Failed to load your calendar address. Please try again later.',
};
