import { leaveForFreshPage } from '../../app/session';
import { toast } from '../../components/toasts';
import { useLogoutMutation } from '../../graphql/generated';
import { firstMessage } from '../../graphql/payload';

const logoutFailed = 'Failed to log out. Please try again.';

/** Logs out and goes to the path; says so where it failed. */
export function useLeave(to: string): { leave: () => Promise<void>; busy: boolean } {
  const [logout, { loading }] = useLogoutMutation();
  const leave = async (): Promise<void> => {
    const payload = await logout().then(
      ({ data }) => data?.logout,
      () => null,
    );
    const failure = firstMessage(payload, logoutFailed);
    if (failure) toast.error(failure, { milliseconds: 5000 });
    else leaveForFreshPage(to);
  };
  return { leave, busy: loading };
}
