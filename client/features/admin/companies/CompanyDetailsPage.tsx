import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { useAdminCompanyDetailsQuery } from '../../../graphql/generated';
import { CompanyDetailsView } from './CompanyDetailsView';
import type { DecisionRequest } from '../company-decision/decision';
import { CompanyDecisionDialog } from '../company-decision/CompanyDecisionDialog';
import { useDecideCompany } from '../company-decision/use-decide-company';
import { DetailPage } from '../details/DetailPage';

function CompanyDetails({ companyId }: { companyId: string }) {
  const t = useTranslations('adminDetails.company');
  const title = useTranslations('adminDetails.titles')('companyDetails');
  const { data, error, refetch } = useAdminCompanyDetailsQuery({
    variables: { id: companyId },
    skip: companyId === '',
  });
  const decide = useDecideCompany();
  const [request, setRequest] = useState<DecisionRequest | null>(null);
  const status = useRef<HTMLDivElement>(null);

  return (
    <DetailPage
      row={companyId === '' ? null : data?.adminCompany}
      error={error}
      refetch={refetch}
      title={title}
      texts={{ missing: t(companyId === '' ? 'idMissing' : 'missing'), failed: t('failed') }}
      list={{ to: paths.admin.companies, label: t('backToList') }}
    >
      {(company) => (
        <>
          <CompanyDetailsView
            company={company}
            answers={data?.adminTrackRecord}
            onDecide={setRequest}
            statusRef={status}
          />
          <CompanyDecisionDialog
            request={request}
            decide={decide}
            failureText={t('decisionFailed')}
            onClose={() => setRequest(null)}
            onDecided={() => {
              setRequest(null);
              status.current?.focus();
            }}
            onStale={() => {
              setRequest(null);
              void refetch().catch(() => undefined);
            }}
          />
        </>
      )}
    </DetailPage>
  );
}

export function CompanyDetailsPage() {
  const { companyId = '' } = useParams();
  return <CompanyDetails key={companyId} companyId={companyId} />;
}
