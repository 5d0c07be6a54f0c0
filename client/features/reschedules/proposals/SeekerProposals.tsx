import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { ProposalsToAnswer } from './ProposalsToAnswer';
import { useSeekerProposalsQuery } from '../../../graphql/generated';

/** What companies propose to the seeker, above lists and calendars. The page is whole without it. */
export function SeekerProposals() {
  const t = useTranslations('applications');
  const { data } = useSeekerProposalsQuery();
  if (!data) return null;
  return (
    <ProposalsToAnswer
      isAbove
      proposals={data.proposalsToAnswer.map((application) => ({
        application,
        from: application.companyName || t('unknownCompany'),
        to: paths.user.application(application.id),
      }))}
    />
  );
}
