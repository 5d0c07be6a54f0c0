import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useTranslations } from 'use-intl/react';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import {
  useAdminApplicationsQuery,
  type AdminApplicationRowFragment,
  type AdminApplicationsQueryVariables,
} from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import type { AdminRows } from '../list/use-admin-list';

/** A row without its job or its person is still shown; one sentence says what is lacking. */
const parts = ['companyName', 'applicant', 'job'] as const;

export function missingPart(error: Error): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const failed = error.errors.flatMap(({ path }) => path ?? []);
  const part = parts.find((field) => failed.includes(field));
  return part ? textsOf('adminLists')(`applications.lacking.${part}`) : null;
}

export function useAdminApplications(
  filter: Omit<AdminApplicationsQueryVariables, 'after'>,
): AdminRows<AdminApplicationRowFragment> {
  const t = useTranslations('adminLists.applications');
  const query = useAdminApplicationsQuery({ variables: filter, errorPolicy: 'all' });
  const list = useCursorList(query, {
    pageOf: (data) => data.adminApplications,
    texts: { first: t('failed'), more: t('moreFailed') },
    toastOptions: TOAST.admin,
    partsText: missingPart,
  });
  return { ...list, matching: query.data?.adminApplications.matching };
}
