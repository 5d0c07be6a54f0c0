import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicJobCard, type PublicTime } from '../../domain/public-pages';
import { wibDateOf } from '../../domain/time';
import { CompanyLogo } from '../components/CompanyLogo';
import { SalaryText } from '../components/SalaryText';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { DayAndTime } from '../components/times/MiniChip';
import { useMiniTexts } from '../components/times/mini-texts';
import mini from '../components/times/MiniChip.module.css';
import card from '../features/jobs/browse/SeekerJobCard.module.css';
import { useFormats } from '../language/formats';
import classes from './JobCards.module.css';
import { signInFor } from './sign-in-for';

/** A free time: to sign in, and back to the job with it chosen. */
function MiniLink({ job, time }: { job: PublicJobCard; time: PublicTime }) {
  const t = useTranslations('browse.card');
  const placeText = useTranslations('options.locationType');
  const about = t('timeOf', { place: placeText(time.locationType), job: job.title });
  const { day, time: clock, spoken } = useMiniTexts(time, about);
  return (
    <a
      href={signInFor(job.id, time.id)}
      rel="nofollow"
      className={mini.chip}
      aria-label={`${day}, ${clock}: ${spoken}`}
    >
      <DayAndTime day={day} time={clock} />
    </a>
  );
}

/** Nobody can apply without a time, so there is no link without one. */
function Foot({ job }: { job: PublicJobCard }) {
  const t = useTranslations('browse.card');
  const language = useLocale();
  const { slots, more, state } = job.nextTimes;
  return (
    <div className={card.foot}>
      <span className={card.times}>
        {slots.length === 0 ? <span className={card.quiet}>{t(`noTimes.${state}`)}</span> : null}
        {slots.map((time) => (
          <MiniLink key={time.id} job={job} time={time} />
        ))}
        {more > 0 ? (
          <a
            href={publicPaths.job(language, job)}
            className={card.more}
            aria-label={t('moreTimes', { count: String(more), job: job.title })}
          >
            +{more}
          </a>
        ) : null}
      </span>
      {slots.length > 0 ? (
        <a
          href={signInFor(job.id)}
          rel="nofollow"
          className={card.apply}
          aria-label={t('applyTo', { job: job.title, company: job.companyName })}
        >
          {t('apply')}
        </a>
      ) : null}
    </div>
  );
}

interface JobCardProps {
  job: PublicJobCard;
  heading: 'h2' | 'h3';
  showsCompany: boolean;
}

function JobCard({ job, heading: Heading, showsCompany }: JobCardProps) {
  const t = useTranslations('browse.card');
  const typeText = useTranslations('options.employmentType');
  const language = useLocale();
  const formats = useFormats();
  return (
    <article className={card.card} aria-label={t('jobOf', { job: job.title, company: job.companyName })}>
      <div className={card.top}>
        <CompanyLogo url={job.companyLogo} size="sm" />
        <div className={card.names}>
          <Heading className={card.title}>
            <a href={publicPaths.job(language, job)} className={card.titleLink} translate="no">
              {job.title}
            </a>
          </Heading>
          <div className={card.by}>
            {showsCompany ? (
              <a
                href={publicPaths.company(language, { id: job.companyId, name: job.companyName })}
                className={card.company}
                translate="no"
              >
                {job.companyName}
              </a>
            ) : null}
            <span className={card.posted}>
              <VisuallyHidden>{t('posted')} </VisuallyHidden>
              <time dateTime={job.createdAt}>{formats.dayAndMonth(wibDateOf(new Date(job.createdAt)))}</time>
            </span>
          </div>
        </div>
      </div>
      <div className={card.line}>
        <ul className={card.facts}>
          <li translate="no">{job.location}</li>
          <li>{typeText(job.employmentType)}</li>
        </ul>
      </div>
      <p className={card.salary}>
        {job.salary ? (
          <SalaryText formatted={formats.salary(job.salary)} />
        ) : (
          <span className={card.quiet}>{t('noSalary')}</span>
        )}
      </p>
      <Foot job={job} />
    </article>
  );
}

interface JobCardsProps {
  jobs: readonly PublicJobCard[];
  /** Over the cards; without one they are what the page is about. */
  title?: string;
  /** Of a card, where something else stands over them. */
  heading?: JobCardProps['heading'];
  /** On the company's own page, which needs no link to it. */
  ofOneCompany?: boolean;
}

/** Jobs in the look of the portal's list, with the next times as links to sign in. */
export function JobCards({ jobs, title, heading = title ? 'h3' : 'h2', ofOneCompany = false }: JobCardsProps) {
  const list = (
    <ul className={classes.cards}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} showsCompany={!ofOneCompany} />
        </li>
      ))}
    </ul>
  );
  return title ? (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      {list}
    </section>
  ) : (
    list
  );
}
