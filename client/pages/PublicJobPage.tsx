import { useLocale, useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { publicPaths, type PublicJob, type PublicPage } from '../../domain/public-pages';
import { paths } from '../../domain/paths';
import { registerPath } from '../features/auth/way-back';
import { CompanyLogo } from '../components/CompanyLogo';
import button from '../components/LightButton.module.css';
import { Description } from '../components/Description';
import { SectionCard } from '../components/SectionCard';
import { SkillList } from '../components/SkillList';
import { StatusBadge } from '../components/StatusBadge';
import apply from '../features/jobs/job/ApplyBar.module.css';
import bar from '../features/jobs/job/BottomBar.module.css';
import { JobFacts } from '../features/jobs/job/JobFacts';
import facts from '../features/jobs/job/JobTitle.module.css';
import view from '../features/jobs/job/JobView.module.css';
import { IconFlag, IconShieldCheck } from '../icons';
import { counted } from '../language/counted';
import { useFormats } from '../language/formats';
import { asScript, jobPostingOf } from './job-posting';
import { JobCards } from './JobCards';
import { PageFrame } from './PageFrame';
import { Preview } from './Preview';
import classes from './PublicJobPage.module.css';
import { PublicTimes } from './PublicTimes';
import { signInFor } from './sign-in-for';

/** Opens the reader's own WhatsApp with a message to share; needs no script, and informs nobody before it is sent. */
const shareAddress = (text: string, url: string): string =>
  `https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` }).toString().replaceAll('+', '%20')}`;

function Title({ job }: { job: PublicJob }) {
  const language = useLocale();
  return (
    <header>
      <div className={facts.head}>
        <CompanyLogo url={job.companyLogo} size="lg" />
        <div className={facts.names}>
          <h1 className={facts.title} translate="no">
            {job.title}
          </h1>
          <a
            href={publicPaths.company(language, { id: job.companyId, name: job.companyName })}
            className={facts.company}
            translate="no"
          >
            {job.companyName}
          </a>{' '}
          <StatusBadge status="VERIFIED" />
        </div>
      </div>
      <JobFacts job={job} />
    </header>
  );
}

function Times({ job, page }: { job: PublicJob; page: PublicPage }) {
  const t = useTranslations('publicJobs');
  const titles = useTranslations('browse.times');
  const register = (text: ReactNode) => (
    <a href={registerPath(paths.user.job(job.id))} rel="nofollow">
      {text}
    </a>
  );
  return (
    <section className={classes.times} aria-labelledby="times">
      <div className={classes.timesHead}>
        <h2 id="times" className={classes.timesTitle}>
          {titles('title')}
        </h2>
        <span>{t('free', counted(job.times.length))}</span>
      </div>
      {job.times.length > 0 ? (
        <>
          <PublicTimes times={job.times} today={page.today} pathOf={(slotId) => signInFor(job.id, slotId)} />
          <p className={classes.hint}>{t.rich('pick', { register })}</p>
        </>
      ) : (
        // Nobody can apply without a time.
        <p className={classes.hint}>{t('noTimes')}</p>
      )}
    </section>
  );
}

/** At the bottom of a phone's screen, under the times where there is room for both; needs a time to apply for. */
function Apply({ job }: { job: PublicJob }) {
  const t = useTranslations('publicJobs');
  const titles = useTranslations('browse.apply');
  const formats = useFormats();
  const [nearest] = job.times;
  if (!nearest) return null;
  return (
    <section className={`${bar.bar} ${classes.bar}`} aria-label={titles('label')}>
      <p className={classes.nearest}>
        <b>{t('free', counted(job.times.length))}</b>
        <span>
          {t('nearest', {
            day: `${formats.shortWeekday(nearest.date)} ${formats.dayAndMonth(nearest.date)}`,
            time: nearest.start,
          })}
        </span>
      </p>
      <a href={signInFor(job.id)} rel="nofollow" className={`${button.button} ${apply.apply}`} data-look="primary">
        {t('apply')}
      </a>
    </section>
  );
}

/** From all jobs to this one; its place is a link where it has a list of its own. */
function Breadcrumb({ job }: { job: PublicJob }) {
  const t = useTranslations('publicJobs');
  const language = useLocale();
  const { place } = job;
  return (
    <nav aria-label={t('breadcrumb')} className={classes.breadcrumb}>
      <a href={publicPaths.jobs(language)}>{t('jobs')}</a> ·{' '}
      {place ? (
        <>{place.hasList ? <a href={publicPaths.place(language, place.id)}>{place.name}</a> : place.name} · </>
      ) : null}
      <span aria-current="page" translate="no">
        {job.title}
      </span>
    </nav>
  );
}

/** One sentence for previews: company, place and pay. */
function useSummary(job: PublicJob): string {
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  const pay = job.salary ? formats.salary(job.salary) : null;
  return [job.companyName, job.location, typeText(job.employmentType), pay].filter(Boolean).join(' · ');
}

/** For previews of a link in a chat, and for search engines. */
function ForMachines({ job, page, summary }: { job: PublicJob; page: PublicPage; summary: string }) {
  const { site, addresses, language } = page;
  const url = site + (addresses?.[language] ?? publicPaths.job(language, job));
  return (
    <>
      <Preview page={page} url={url} title={job.title} summary={summary} logo={job.companyLogo} />
      <script
        type="application/ld+json"
        // Data, in which every `<` is escaped.
        dangerouslySetInnerHTML={{ __html: asScript(jobPostingOf(job, { site, url })) }}
      />
    </>
  );
}

/** A job as people without an account read it: the fields that seekers see, and the times without their seats. */
export function PublicJobPage({ job, page }: { job: PublicJob; page: PublicPage }) {
  const t = useTranslations('publicJobs');
  const titles = useTranslations('browse.job');
  const language = useLocale();
  const summary = useSummary(job);
  return (
    <PageFrame
      page={page}
      title={`${job.title} · ${job.companyName}`}
      description={summary}
      head={<ForMachines job={job} page={page} summary={summary} />}
    >
      <Breadcrumb job={job} />
      <div className={view.place}>
        <article className={view.job}>
          <div className={view.title}>
            <Title job={job} />
          </div>
          <div className={view.panel}>
            <Times job={job} page={page} />
            <Apply job={job} />
          </div>
          <div className={view.about}>
            {job.skills.length > 0 ? (
              <SectionCard title={titles('requiredSkills')}>
                <SkillList skills={job.skills} label={titles('requiredSkills')} />
              </SectionCard>
            ) : null}
            <SectionCard title={titles('about')}>
              <Description text={job.description} />
            </SectionCard>
            <p className={`${classes.note} ${classes.masked}`}>
              <IconShieldCheck size={18} stroke={1.75} aria-hidden /> {t('masked')}
            </p>
            <p className={classes.note}>
              <a
                href={shareAddress(`${job.title} · ${job.companyName}`, page.site + publicPaths.job(language, job))}
                className={button.button}
                data-look="secondary"
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {t('share')}
              </a>
              {/* Reports are made by people who are signed in, on the same job. */}
              <a href={signInFor(job.id)} rel="nofollow" className={button.button} data-look="quiet">
                <IconFlag size={18} stroke={1.75} aria-hidden />
                {t('report')}
              </a>
            </p>
            {job.related.length > 0 ? <JobCards title={t('related')} jobs={job.related} /> : null}
          </div>
        </article>
      </div>
    </PageFrame>
  );
}
