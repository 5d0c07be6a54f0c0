import { useApplicantTokenBalanceQuery } from '../../../graphql/generated';

export interface TokenBalance {
  /** Null while it is not known. */
  count: number | null;
  ask: () => void;
}

/** Asked apart: a balance that cannot be read must not hide the applicant. */
export function useTokenBalance(): TokenBalance {
  const { data, refetch } = useApplicantTokenBalanceQuery();
  return {
    count: data?.viewer?.company?.tokenBalance ?? null,
    ask: () => void refetch().catch(() => undefined),
  };
}
