import { useTranslations } from 'use-intl/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { ErrorState } from '../../../components/ErrorState';
import { SectionCard } from '../../../components/SectionCard';
import { useCompanyJobViewedTermsQuery, type CompanyJobViewedTermsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { counted } from '../../../language/counted';
import classes from './CompanyJob.module.css';

type Terms = NonNullable<NonNullable<CompanyJobViewedTermsQuery['job']>['viewedTerms']>;

function TermList({ terms, label }: { terms: Terms; label: string }) {
  const t = useTranslations('companyJobs.viewedTerms');
  return (
    <ul className={classes.terms} aria-label={label}>
      {terms.map(({ term, seekers }) => (
        <li key={term}>
          <span translate="no">{term}</span>
          <Text span size="sm" c="dimmed">
            {t('seekers', counted(seekers))}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** The searches that led people to the job; the server leaves out those of fewer than five. */
export function ViewedTerms({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs.viewedTerms');
  const loading = useTranslations('frame')('loading');
  const { data, error, refetch } = useCompanyJobViewedTermsQuery({ variables: { id: jobId } });
  const terms = data?.job?.viewedTerms ?? (data ? [] : null);

  if (error && !terms) {
    return (
      <SectionCard title={t('title')}>
        <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={refetch} />
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('title')}>
      {terms === null ? (
        <Stack gap="xs" role="status" aria-label={loading}>
          <Skeleton height={14} />
          <Skeleton height={14} width="70%" />
        </Stack>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t(terms.length > 0 ? 'explanation' : 'none')}
          </Text>
          {terms.length > 0 ? <TermList terms={terms} label={t('title')} /> : null}
        </>
      )}
    </SectionCard>
  );
}
