import { useTranslations } from 'use-intl/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { SectionCard } from '../../../components/SectionCard';
import { PartStatus } from '../../../components/PartStatus';
import { useCompanyJobViewedTermsQuery, type CompanyJobViewedTermsQuery } from '../../../graphql/generated';
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
  const query = useCompanyJobViewedTermsQuery({ variables: { id: jobId } });
  const { data } = query;
  const terms = data?.job?.viewedTerms ?? (data ? [] : null);
  const outline = (
    <Stack gap="xs" role="status" aria-label={loading}>
      <Skeleton height={14} />
      <Skeleton height={14} width="70%" />
    </Stack>
  );
  return (
    <SectionCard title={t('title')}>
      {terms === null ? (
        <PartStatus query={query} failed={t('loadFailed')} outline={outline} />
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
