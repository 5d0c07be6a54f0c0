import { TokenChip } from '../../components/TokenChip';
import { paths } from '../../../domain/paths';
import type { ViewerCompany } from '../session';
import { useTokenBalance } from '../use-token-balance';

/** The balance in the header, kept fresh; leads to the store. */
export function CompanyTokenChip({ company }: { company: ViewerCompany }) {
  const balance = useTokenBalance(company);
  return <TokenChip balance={balance} to={paths.company.buyToken} />;
}
