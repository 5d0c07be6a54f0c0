import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import type { SeekerProposalsQuery } from '../../../graphql/generated';
import { ProposalsToAnswer } from './ProposalsToAnswer';

interface SeekerProposalsProps {
  proposals: SeekerProposalsQuery['proposalsToAnswer'];
}

/** What companies propose to the seeker. */
export function SeekerProposals({ proposals }: SeekerProposalsProps) {
  const t = useTranslations('applications');
  return (
    <ProposalsToAnswer
      proposals={proposals.map((application) => ({
        application,
        from: application.companyName || t('unknownCompany'),
        to: paths.user.application(application.id),
      }))}
    />
  );
}
