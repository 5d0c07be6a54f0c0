import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { ApplicantFace } from '../../../components/ApplicantFace';
import { Pagination } from '../../../components/Pagination';
import { SkillCount } from '../../../components/SkillMatch';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { ReaderApplicantFragment } from '../../../graphql/generated';
import { dateIn, ZONE_NAMES } from '../../../../domain/time';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../language/formats';
import classes from './Reader.module.css';
import type { ReaderOrder } from './reader-address';

const ORDERS = ['BEST_MATCH', 'INTERVIEW_TIME', 'REPLY_BY'] as const satisfies readonly ReaderOrder[];

/** A person of the list, and the job that they applied to. */
type Listed = ReaderApplicantFragment & { job: { title?: string; skills: readonly string[] } | null };

interface ReaderListProps {
  label: string;
  items: readonly Listed[];
  order: ReaderOrder;
  openId: string;
  /** Where the order can be chosen: not in the queue. */
  onOrder?: (order: ReaderOrder) => void;
  onOpen: (id: string) => void;
  pages?: { page: number; pageCount: number; onChange: (page: number) => void };
}

interface RowProps {
  application: Listed;
  /** The rows are of several jobs. */
  isOfJobs: boolean;
  isOpen: boolean;
  order: ReaderOrder;
  onOpen: () => void;
}

function Row({ application, isOfJobs, isOpen, order, onOpen }: RowProps) {
  const t = useTranslations('applicants');
  const table = useTranslations('applicants.table');
  const formats = useFormats();
  const { applicant, selectedInterview: time, status, viewerCanDecide, replyBy } = application;
  const day = `${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}`;
  return (
    <li>
      <Link
        to={{ search: `?applicant=${application.id}` }}
        aria-current={isOpen || undefined}
        data-decided={viewerCanDecide ? undefined : true}
        className={classes.row}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <ApplicantFace applicationId={application.id} applicant={applicant} />
        <span className={classes.words}>
          <span className={classes.name} translate="no">
            {applicant?.fullName || t('unknownUser')}
          </span>
          {isOfJobs ? (
            <span className={classes.time} translate="no">
              {application.job?.title}
            </span>
          ) : null}
          <span className={classes.time}>
            {isOfJobs ? null : <span>{`${day}, ${time.start}\u00a0${ZONE_NAMES[time.timeZone]}`}</span>}
            {order === 'REPLY_BY' && replyBy ? (
              <>
                {isOfJobs ? null : <VisuallyHidden>, </VisuallyHidden>}
                <span>{table('replyBy', { day: formats.dayAndMonth(dateIn(time.timeZone, new Date(replyBy))) })}</span>
              </>
            ) : null}
          </span>
        </span>
        {status === 'PENDING' ? (
          <span className={classes.match}>
            <SkillCount required={application.job?.skills ?? []} found={application.skillsFound ?? []} />
          </span>
        ) : (
          <span className={classes.badges}>
            <ApplicationBadges {...application} />
          </span>
        )}
      </Link>
    </li>
  );
}

/** Those who applied, in the order in which they are read. */
export function ReaderList({ label, items, order, openId, onOrder, onOpen, pages }: ReaderListProps) {
  const t = useTranslations('applicants.reader');
  const list = useTranslations('applicants.list');
  return (
    <aside className={classes.list} aria-label={label}>
      {onOrder ? (
        <fieldset className={classes.orders}>
          <legend>{t('order')}</legend>
          {ORDERS.map((one) => (
            <label key={one}>
              <input type="radio" name="reader-order" checked={one === order} onChange={() => onOrder(one)} />
              <span>{t(`orders.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <ul>
        {items.map((application) => (
          <Row
            key={application.id}
            application={application}
            isOfJobs={onOrder === undefined}
            isOpen={application.id === openId}
            order={order}
            onOpen={() => onOpen(application.id)}
          />
        ))}
      </ul>
      {pages ? <Pagination {...pages} label={list('pages')} /> : null}
    </aside>
  );
}
