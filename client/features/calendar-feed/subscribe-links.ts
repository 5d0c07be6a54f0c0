/** Where a calendar takes up a feed by itself. The secret address goes to that calendar's provider, which has to read it. */
export interface SubscribeLink {
  calendar: 'google' | 'outlook' | 'apple';
  href: string;
}

/** Companies sign in to Outlook for work, seekers to the personal one. */
export function subscribeLinks(address: string, isCompany: boolean): SubscribeLink[] {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = isCompany ? 'https://outlook.office.com' : 'https://outlook.live.com';
  return [
    { calendar: 'google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    {
      calendar: 'outlook',
      href: `${outlook}/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=TemuKerja`,
    },
    { calendar: 'apple', href: webcal },
  ];
}
