import { TokenChip } from '../../components/TokenChip';
import { paths } from '../paths';
import { hasRoute } from '../route-table';
import { useTokenBalance } from '../use-token-balance';

/** The balance in the header, kept fresh; leads to the store. */
export function CompanyTokenChip({ companyId }: { companyId: string }) {
  const balance = useTokenBalance(companyId);
  return <TokenChip balance={balance} to={hasRoute(paths.company.buyToken) ? paths.company.buyToken : undefined} />;
}
