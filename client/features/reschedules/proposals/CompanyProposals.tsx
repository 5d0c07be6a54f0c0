import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../components/EmptyState';
import { PartStatus } from '../../../components/PartStatus';
import { TableSkeleton } from '../../../components/skeletons';
import { useCompanyProposalsQuery } from '../../../graphql/generated';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ProposalsToAnswer } from './ProposalsToAnswer';

/** What applicants propose to the company: all, or of jobs alone whose contact the person is. */
export function CompanyProposals({ isMine }: { isMine: boolean }) {
  const t = useTranslations('portal');
  const applicants = useTranslations('applicants.list');
  const query = useCompanyProposalsQuery({ variables: { isMine: isMine || null } });
  const { data, previousData, loading } = query;
  const proposals = (data ?? (loading ? previousData : undefined))?.proposalsToAnswer;
  const list = useFocusAfterRemoval(proposals?.length);
  if (!proposals) return <PartStatus query={query} failed={applicants('loadFailed')} outline={<TableSkeleton />} />;
  return (
    <div ref={list} tabIndex={-1}>
      {proposals.length === 0 ? (
        <EmptyState drawing="interviews">{applicants('noProposals')}</EmptyState>
      ) : (
        <ProposalsToAnswer
          proposals={proposals.map((application) => ({
            application,
            from: application.applicant?.fullName || t('unknownUser'),
            to: paths.company.applicant(application.id),
          }))}
        />
      )}
    </div>
  );
}
