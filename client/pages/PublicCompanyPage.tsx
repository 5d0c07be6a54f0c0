import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicContent, type PublicPage } from '../../domain/public-pages';
import { CompanyLogo } from '../components/CompanyLogo';
import { Description } from '../components/Description';
import { SectionCard } from '../components/SectionCard';
import { StatusBadge } from '../components/StatusBadge';
import { TrackRecord } from '../features/track-records/TrackRecord';
import { CompanyFacts } from '../features/companies/CompanyFacts';
import facts from '../features/jobs/job/JobTitle.module.css';
import { useOptionText } from '../language/formats';
import { JobCards } from './JobCards';
import { PageFrame } from './PageFrame';
import { PageLinks } from './PageLinks';
import { Preview } from './Preview';
import classes from './PublicCompanyPage.module.css';

interface PublicCompanyPageProps {
  found: Extract<PublicContent, { kind: 'company' }>;
  page: PublicPage;
}

/** A company as people without an account see it: what seekers see, and its open public jobs. */
export function PublicCompanyPage({ found: { company, jobs, page: number, hasMore }, page }: PublicCompanyPageProps) {
  const t = useTranslations('publicJobs');
  const titles = useTranslations('browse.company');
  const optionText = useOptionText();
  const language = useLocale();
  const path = publicPaths.company(language, company);
  const summary = [
    t('company.summary', { name: company.name }),
    company.industry && optionText('industry', company.industry),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <PageFrame
      page={page}
      title={t('company.title', { name: company.name })}
      // Search engines list only its first page.
      description={page.addresses ? summary : null}
      head={<Preview page={page} url={page.site + path} title={company.name} summary={summary} logo={company.logo} />}
    >
      <div className={classes.parts}>
        <header className={facts.head}>
          <CompanyLogo url={company.logo} size="lg" />
          <div className={facts.names}>
            <h1 className={facts.title} translate="no">
              {company.name}
            </h1>
            <StatusBadge status="VERIFIED" />
          </div>
        </header>
        <SectionCard title={t('company.facts')}>
          <CompanyFacts company={company} />
          <TrackRecord trackRecord={company.trackRecord} />
        </SectionCard>
        {company.description ? (
          <SectionCard title={titles('about')}>
            <Description text={company.description} />
          </SectionCard>
        ) : null}
        {jobs.length > 0 ? (
          <JobCards title={titles('openJobs')} jobs={jobs} ofOneCompany />
        ) : (
          <SectionCard title={titles('openJobs')}>
            <p className={classes.none}>{t('company.none')}</p>
          </SectionCard>
        )}
      </div>
      <PageLinks
        page={number}
        hasMore={hasMore}
        addressOf={(other) => (other === 1 ? path : `${path}?page=${other}`)}
      />
    </PageFrame>
  );
}
