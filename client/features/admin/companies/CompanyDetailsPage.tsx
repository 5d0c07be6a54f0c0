import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useAdminCompanyDetailsQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { CompanyDetailsView } from './CompanyDetailsView';
import type { DecisionRequest } from '../company-decision/decision';
import { DecisionDialog } from '../company-decision/DecisionDialog';
import { useDecideCompany } from '../company-decision/use-decide-company';

function ToCompanies() {
  const t = useTranslations('adminDetails.company');
  return (
    <Button component={Link} to={paths.admin.companies} variant="default">
      {t('backToList')}
    </Button>
  );
}

function CompanyDetails({ companyId }: { companyId: string }) {
  const t = useTranslations('adminDetails.company');
  const { data, error, refetch } = useAdminCompanyDetailsQuery({ variables: { id: companyId } });
  const title = useTranslations('adminDetails.titles')('companyDetails');
  const decide = useDecideCompany();
  const [request, setRequest] = useState<DecisionRequest | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const company = data?.adminCompany;

  if (!company) {
    if (!error && !data) return <DetailSkeleton />;
    const message = error ? queryErrorText(error, t('failed')) : t('missing');
    const retry = error && !isRefusal(error) ? () => refetch() : undefined;
    return (
      <>
        <PageHeader title={title} />
        <ErrorState message={message} onRetry={retry} action={<ToCompanies />} />
      </>
    );
  }
  return (
    <>
      <CompanyDetailsView company={company} onDecide={setRequest} statusRef={status} />
      <DecisionDialog
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
  );
}

export function CompanyDetailsPage() {
  const t = useTranslations('adminDetails.company');
  const { companyId } = useParams();
  if (!companyId) return <ErrorState message={t('noId')} action={<ToCompanies />} />;
  return <CompanyDetails key={companyId} companyId={companyId} />;
}
