import type { OutgoingMail } from '../../ports';

/** Tells a company that it can show its postings to people without an account, and where the switch is. */
export function publicPagesMail(facts: { to: string; appUrl: string; companyName: string }): OutgoingMail {
  const { to, appUrl, companyName: company } = facts;
  return { to, kind: 'publicPages', values: { company }, url: `${appUrl}/company/profile` };
}
