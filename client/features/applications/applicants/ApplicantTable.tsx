import { memo, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { ApplicantFace } from '../../../components/ApplicantFace';
import { SkillCount } from '../../../components/SkillMatch';
import { ApplicationBadges, StatusBadge } from '../../../components/StatusBadge';
import { IconBuilding, IconHelpCircle, IconVideo } from '../../../icons';
import { useFormats, useOptionText } from '../../../language/formats';
import { ZONE_NAMES, type LocalDate } from '../../../../domain/time';
import { openedFrom } from '../list-link-state';
import type { Item } from './applicant-sort';
import { ReplyBy } from './ReplyBy';
import classes from './ApplicantTable.module.css';

const PLACES = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;

/** What is chosen on the page, to be rejected at once. */
interface Choices {
  chosen: ReadonlySet<string>;
  busy: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

interface RowProps extends Omit<Choices, 'chosen'> {
  item: Item;
  today: LocalDate;
  isAbsent: boolean;
  /** The filters and the page of the list, to come back to. */
  list: string;
  isChosen: boolean;
  hasChoices: boolean;
}

function Row({ item, today, isAbsent, list, isChosen, hasChoices, busy, onChoose }: RowProps) {
  const t = useTranslations('applicants');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const optionText = useOptionText();
  const { applicant, job, selectedInterview: time } = item;
  const PlaceIcon = PLACES[time.locationType];
  return (
    <tr role="row">
      {hasChoices ? (
        <td role="cell" className={classes.choice}>
          {item.viewerCanDecide ? (
            <input
              type="checkbox"
              aria-label={t('bulk.choose', { name: applicant?.fullName || t('unknownUser'), job: item.jobTitle })}
              checked={isChosen}
              disabled={busy}
              onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
            />
          ) : null}
        </td>
      ) : null}
      <th scope="row" role="rowheader" className={classes.name}>
        <Link to={paths.company.applicant(item.id)} state={openedFrom(list)}>
          <ApplicantFace applicationId={item.id} applicant={applicant} />
          <span translate={applicant ? 'no' : undefined}>{applicant?.fullName || t('unknownUser')}</span>
        </Link>
      </th>
      <td role="cell" className={classes.match}>
        {job && item.skillsFound ? <SkillCount required={job.skills} found={item.skillsFound} /> : null}
      </td>
      <td role="cell" className={classes.education}>
        {applicant?.education ? optionText('education', applicant.education) : null}
      </td>
      <td role="cell" className={classes.time}>
        <span>
          <PlaceIcon size={18} stroke={1.75} role="img" aria-label={places(time.locationType)} />
          <span>
            {`${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}, ${time.start} ${ZONE_NAMES[time.timeZone]}`}
          </span>
        </span>
      </td>
      <td role="cell" className={classes.status}>
        <span className={classes.badge}>
          {isAbsent ? <StatusBadge status="ABSENT" /> : <ApplicationBadges {...item} />}
        </span>
        {item.replyBy ? <ReplyBy value={item.replyBy} zone={time.timeZone} today={today} /> : null}
      </td>
    </tr>
  );
}

/** A tab or a checkbox draws no row again that it does not change. */
const SteadyRow = memo(Row);

const nothing = (): void => undefined;

interface ApplicantTableProps {
  jobId: string;
  title: string;
  items: readonly Item[];
  today: LocalDate;
  /** No other page of the list has more applicants of the job. */
  isWhole: boolean;
  /** All listed did not come to their interview. */
  isAbsent: boolean;
  /** Null where nobody on the page waits: then there is no column for it. */
  choices: Choices | null;
}

/** The applicants of one job, a line each, under the job as the table's head. */
export function ApplicantTable({ jobId, title, items, today, isWhole, isAbsent, choices }: ApplicantTableProps) {
  const t = useTranslations('applicants.list');
  const table = useTranslations('applicants.table');
  const id = useId();
  const { search } = useLocation();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <table role="table" aria-label={t('ofJob', { job: title })} className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            {choices ? <td role="cell" className={classes.choice} /> : null}
            <th scope="colgroup" role="columnheader" colSpan={2} className={classes.job}>
              <h2 id={id} translate="no">
                {items[0]?.job ? <Link to={paths.company.job(jobId)}>{title}</Link> : title}
              </h2>
              {isWhole ? (
                <span className={classes.count}>
                  {t('count', { count: items.length, number: String(items.length) })}
                </span>
              ) : null}
              {items[0]?.job ? null : <StatusBadge status="CLOSED" label={t('jobDeleted')} />}
            </th>
            <th scope="col" role="columnheader" className={classes.education}>
              {table('education')}
            </th>
            <th scope="col" role="columnheader" className={classes.time}>
              {table('time')}
            </th>
            <th scope="col" role="columnheader" className={classes.status}>
              {table('status')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <SteadyRow
              key={item.id}
              item={item}
              today={today}
              isAbsent={isAbsent}
              list={search}
              isChosen={choices?.chosen.has(item.id) ?? false}
              hasChoices={choices !== null}
              busy={choices?.busy ?? false}
              onChoose={choices?.onChoose ?? nothing}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
