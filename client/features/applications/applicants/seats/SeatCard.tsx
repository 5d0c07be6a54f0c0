import { useId, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../../domain/paths';
import { ApplicantFace } from '../../../../components/ApplicantFace';
import { SkillCount } from '../../../../components/SkillMatch';
import { ReadersTime } from '../../../../components/ReadersTime';
import { SpanText } from '../../../../components/SpanText';
import type { SeatedApplicantFragment } from '../../../../graphql/generated';
import { IconBuilding, IconHelpCircle, IconVideo } from '../../../../icons';
import { ApplicationBadges } from '../../../../components/StatusBadge';
import type { SeatTime } from './seat-days';
import classes from './Seats.module.css';

const placeIcons = { ONLINE: IconVideo, ONSITE: IconBuilding, TENTATIVE: IconHelpCircle } as const;

function Seats({ taken, all }: { taken: number; all: number }) {
  const t = useTranslations('applicants.seats');
  return (
    <p className={classes.seats}>
      <span className={classes.bar} aria-hidden style={{ '--taken': `${(100 * taken) / all}%` } as CSSProperties} />
      <span>{t('taken', { taken, all })}</span>
    </p>
  );
}

function Person({ item }: { item: SeatedApplicantFragment }) {
  const t = useTranslations('applicants');
  const { applicant, job, skillsFound, status } = item;
  return (
    <li className={classes.person}>
      <Link to={paths.company.applicant(item.id)}>
        <ApplicantFace applicationId={item.id} applicant={applicant} />
        <span translate={applicant ? 'no' : undefined}>{applicant?.fullName || t('unknownUser')}</span>
      </Link>
      {status === 'PENDING' && job && skillsFound ? (
        <SkillCount required={job.skills} found={skillsFound} />
      ) : (
        <ApplicationBadges {...item} />
      )}
    </li>
  );
}

/** Who sits in one interview. */
export function SeatCard({ seat: { time, jobId, jobTitle, seats, items } }: { seat: SeatTime }) {
  const t = useTranslations('applicants.seats');
  const placeText = useTranslations('options.locationType');
  const id = useId();
  const Place = placeIcons[time.locationType];
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.top}>
        <h3 id={id} className={classes.time}>
          <SpanText time={time} />
          <ReadersTime time={time} />
        </h3>
        <span className={classes.place}>
          <Place size={18} stroke={1.75} aria-hidden />
          <span>{placeText(time.locationType)}</span>
        </span>
      </div>
      {items[0]?.job ? (
        <Link to={paths.company.job(jobId)} className={classes.job} translate="no">
          {jobTitle}
        </Link>
      ) : (
        <span className={classes.job} translate="no">
          {jobTitle}
        </span>
      )}
      {seats ? <Seats taken={seats.taken} all={seats.all} /> : null}
      <ul className={classes.people}>
        {items.map((item) => (
          <Person key={item.id} item={item} />
        ))}
      </ul>
      {seats && seats.free > 0 ? <p className={classes.free}>{t('free', { count: seats.free })}</p> : null}
    </section>
  );
}
