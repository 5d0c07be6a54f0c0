import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { Sentence } from '../../../components/Sentence';
import { useFrozenCompaniesQuery } from '../../../graphql/generated';
import { RowLink } from '../cells/RowLink';
import { WibInstant } from '../cells/WibInstant';

/** Companies that wait for a look because a former owner objects; nothing where there are none. */
export function FrozenCompanies() {
  const t = useTranslations('adminLists.verification');
  const { data } = useFrozenCompaniesQuery();
  return data?.adminFrozenCompanies.map(({ companyId, companyName, frozenUntil }) => (
    <Alert key={companyId} color="yellow" mb="md">
      <Sentence>
        {t.rich('frozen', {
          company: () => <RowLink to={paths.admin.companyDetails(companyId)}>{companyName}</RowLink>,
          when: () => <WibInstant value={frozenUntil} />,
        })}
      </Sentence>
    </Alert>
  ));
}
