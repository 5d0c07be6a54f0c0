import { useTranslations } from 'use-intl/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { wibDateOf } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { SkillCount } from '../../../components/SkillMatch';
import { SalaryText } from '../../../components/SalaryText';
import { MiniChip } from '../../../components/times/MiniChip';
import type { SeekerJobCardFragment } from '../../../graphql/generated';
import { IconBell } from '../../../icons';
import { useFormats } from '../../../language/formats';
import { applyNow } from './job-link-state';
import classes from './SeekerJobCard.module.css';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

interface SeekerJobCardProps {
  job: SeekerJobCardFragment;
  /** Offered by the viewer's own company, so not for them to apply to. */
  isOwn: boolean;
  /** The address of the job's page, with the time that is chosen there. */
  linkTo: (slot?: string) => string;
  /** It is beside the list now. */
  isChosen?: boolean;
  /** A link to the job was pressed; prevented, the job is shown elsewhere. */
  onOpen?: (press: MouseEvent, slot?: string) => void;
}

/** The next times that the person can choose, each a way to the job with that time chosen. */
function NextTimes({ job, linkTo, onOpen }: Pick<SeekerJobCardProps, 'job' | 'linkTo' | 'onOpen'>) {
  const t = useTranslations('browse.card');
  const placeText = useTranslations('options.locationType');
  const { slots, more, state } = job.nextTimes;
  if (slots.length === 0) return <span className={classes.quiet}>{t(`noTimes.${state}`)}</span>;
  return (
    <>
      {slots.map(({ id, date, start, timeZone, locationType }) => (
        <MiniChip
          key={id}
          time={{ date, start, timeZone }}
          to={linkTo(id)}
          about={t('timeOf', { place: placeText(locationType), job: job.title })}
          onOpen={onOpen && ((press) => onOpen(press, id))}
        />
      ))}
      {more > 0 ? (
        <Link
          to={linkTo()}
          state={applyNow}
          onClick={onOpen}
          className={classes.more}
          aria-label={t('moreTimes', { count: String(more), job: job.title })}
        >
          {`+${more}`}
        </Link>
      ) : null}
    </>
  );
}

/** One job of a list in four lines and a foot: what, where, how much, and the next times to be seen. */
export function SeekerJobCard({ job, isOwn, linkTo, isChosen, onOpen }: SeekerJobCardProps) {
  const t = useTranslations('browse.card');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  const isFull = job.nextTimes.state !== 'FREE';
  const names = { job: job.title, company: job.companyName };
  return (
    <article
      className={classes.card}
      aria-label={t('jobOf', names)}
      aria-current={isChosen || undefined}
      data-job={job.id}
    >
      <div className={classes.top}>
        <CompanyLogo url={job.companyLogo} size="sm" />
        <div className={classes.names}>
          <h2 className={classes.title}>
            <Link to={linkTo()} onClick={onOpen} className={classes.titleLink} translate="no">
              {job.title}
            </Link>
          </h2>
          <div className={classes.by}>
            <Link to={paths.user.company(job.companyId)} className={classes.company} translate="no">
              {job.companyName}
            </Link>
            <span className={classes.posted}>
              <VisuallyHidden>{t('posted')} </VisuallyHidden>
              <time dateTime={job.createdAt}>{formats.dayAndMonth(wibDateOf(new Date(job.createdAt)))}</time>
            </span>
          </div>
        </div>
      </div>
      <div className={classes.line}>
        <ul className={classes.facts}>
          <li translate="no">{job.location}</li>
          <li>{typeText(job.employmentType)}</li>
        </ul>
        {job.skillsFound ? <SkillCount required={job.skills} found={job.skillsFound} /> : null}
      </div>
      <p className={classes.salary}>
        {job.salary ? (
          <SalaryText formatted={formats.salary(job.salary)} />
        ) : (
          <span className={classes.quiet}>{t('noSalary')}</span>
        )}
      </p>
      <div className={classes.foot}>
        <span className={classes.times}>
          {isOwn ? (
            <span className={classes.quiet}>{t('ownJob')}</span>
          ) : (
            <NextTimes job={job} linkTo={linkTo} onOpen={onOpen} />
          )}
        </span>
        {isOwn ? null : (
          <Link
            to={linkTo()}
            state={applyNow}
            onClick={onOpen}
            className={classes.apply}
            aria-label={t(isFull ? 'tellMeOf' : 'applyTo', names)}
          >
            {isFull ? <IconBell size={18} stroke={1.75} aria-hidden /> : null}
            <span>{t(isFull ? 'tellMe' : 'apply')}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
