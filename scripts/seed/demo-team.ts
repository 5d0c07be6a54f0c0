import { Role } from '../../domain/roles';
import { Account } from '../../server/modules/accounts';
import { CompanyMember } from '../../server/modules/companies';
import { createAccount } from './accounts';
import type { SeededCompany } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { daysBefore, type SeedContext } from './seed-context';

/** The names of the two people of company@demo.test, of whom the second joined 40 days ago. */
export function planDemoTeam(context: SeedContext, company: SeededCompany): void {
  context.timeline.add(daysBefore(context.end, 40), async () => {
    if (!company.actor) throw new Error('The company of the demo is not there yet');
    const { accountId: invitedBy, companyId } = company.actor;
    await createAccount(
      context,
      { email: DEMO_EMAILS.recruiter, role: Role.COMPANY },
      async ({ manager }, id, since) => {
        const accounts = manager.getRepository(Account);
        await accounts.update(invitedBy, { personName: 'Dimas Anggoro' });
        await accounts.update(id, { personName: 'Sari Nuraini' });
        const member = { accountId: id, companyId, role: 'RECRUITER', invitedBy, since } as const;
        await manager.getRepository(CompanyMember).insert(member);
      },
    );
  });
}
