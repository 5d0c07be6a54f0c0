import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { ApplicantFace } from '../../../components/ApplicantFace';
import { SkillCount } from '../../../components/SkillMatch';
import { ApplicationBadges, StatusBadge } from '../../../components/StatusBadge';
import { useFormats, useOptionText } from '../../../language/formats';
import { dateIn, wibDateOf, ZONE_NAMES } from '../../../../domain/time';
import { SORTS, type ColumnSort, type Item, type Sort } from './applicant-sort';
import classes from './ApplicantTable.module.css';

interface HeadProps {
  sort: Sort;
  onSort: (sort: ColumnSort) => void;
  hasChoices: boolean;
}

/** The columns' names; those that put the rows of each job in order are buttons. */
function Head({ sort, onSort, hasChoices }: HeadProps) {
  const t = useTranslations('applicants.table');
  const sortable = (by: ColumnSort, className?: string) => (
    <th scope="col" role="columnheader" className={className} aria-sort={by === sort ? SORTS[by] : undefined}>
      <button type="button" onClick={() => onSort(by)} data-on={by === sort || undefined}>
        <span>{t(`sort.${by}`)}</span>
        <span aria-hidden>{by === sort ? (SORTS[by] === 'ascending' ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
  return (
    <thead role="rowgroup">
      <tr role="row">
        {hasChoices ? <td role="cell" className={classes.choice} /> : null}
        <th scope="col" role="columnheader">
          {t('applicant')}
        </th>
        {sortable('MATCH', classes.match)}
        <th scope="col" role="columnheader" className={classes.skills}>
          {t('skills')}
        </th>
        <th scope="col" role="columnheader" className={classes.education}>
          {t('education')}
        </th>
        {sortable('TIME', classes.time)}
        {sortable('APPLIED', classes.applied)}
        <th scope="col" role="columnheader" className={classes.status}>
          {t('status')}
        </th>
      </tr>
    </thead>
  );
}

function Row({ item, choice, hasChoices }: { item: Item; choice: ReactNode; hasChoices: boolean }) {
  const t = useTranslations('applicants');
  const formats = useFormats();
  const optionText = useOptionText();
  const { applicant, job, selectedInterview: time } = item;
  return (
    <tr role="row">
      {hasChoices ? (
        <td role="cell" className={classes.choice}>
          {choice}
        </td>
      ) : null}
      <th scope="row" role="rowheader" className={classes.name}>
        <Link to={paths.company.applicant(item.id)}>
          <ApplicantFace applicationId={item.id} applicant={applicant} />
          <span translate={applicant ? 'no' : undefined}>{applicant?.fullName || t('unknownUser')}</span>
        </Link>
      </th>
      <td role="cell" className={classes.match}>
        {job && item.skillsFound ? <SkillCount required={job.skills} found={item.skillsFound} /> : null}
      </td>
      <td role="cell" className={classes.skills} translate="no">
        {applicant?.technicalSkills.join(', ')}
      </td>
      <td role="cell" className={classes.education}>
        {applicant?.education ? optionText('education', applicant.education) : null}
      </td>
      <td role="cell" className={classes.time}>
        {`${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}, ${time.start} ${ZONE_NAMES[time.timeZone]}`}
      </td>
      <td role="cell" className={classes.applied}>
        {formats.dayAndMonth(wibDateOf(new Date(item.applicationDate)))}
      </td>
      <td role="cell" className={classes.status}>
        <ApplicationBadges {...item} />
        {item.replyBy ? (
          <span className={classes.replyBy}>
            {t('table.replyBy', {
              day: formats.dayAndMonth(dateIn(item.selectedInterview.timeZone, new Date(item.replyBy))),
            })}
          </span>
        ) : null}
      </td>
    </tr>
  );
}

interface ApplicantTableProps {
  jobId: string;
  title: string;
  items: readonly Item[];
  sort: Sort;
  onSort: (sort: ColumnSort) => void;
  /** Before each row: a checkbox, or null when the row cannot be chosen; undefined removes the column. */
  choiceOf: ((item: Item) => ReactNode) | undefined;
}

/** The applicants of one job, a line each. */
export function ApplicantTable({ jobId, title, items, sort, onSort, choiceOf }: ApplicantTableProps) {
  const t = useTranslations('applicants.list');
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} translate="no">
          {title}
        </h2>
        <span className={classes.count}>{t('count', { count: items.length, number: String(items.length) })}</span>
        {items[0]?.job ? (
          <Link to={paths.company.job(jobId)}>{t('viewJob')}</Link>
        ) : (
          <StatusBadge status="CLOSED" label={t('jobDeleted')} />
        )}
      </div>
      <table role="table" aria-label={t('ofJob', { job: title })} className={classes.table}>
        <Head sort={sort} onSort={onSort} hasChoices={choiceOf !== undefined} />
        <tbody role="rowgroup">
          {items.map((item) => (
            <Row key={item.id} item={item} choice={choiceOf?.(item)} hasChoices={choiceOf !== undefined} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
