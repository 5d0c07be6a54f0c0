import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { ProposalsToAnswer } from './ProposalsToAnswer';
import { useCompanyProposalsQuery } from '../../../graphql/generated';

/** What applicants propose to the company, above lists and calendars. The page is whole without it. */
export function CompanyProposals() {
  const t = useTranslations('portal');
  const { data } = useCompanyProposalsQuery();
  if (!data) return null;
  return (
    <ProposalsToAnswer
      isAbove
      proposals={data.proposalsToAnswer.map((application) => ({
        application,
        from: application.applicant?.fullName || t('unknownUser'),
        to: paths.company.applicant(application.id),
      }))}
    />
  );
}
