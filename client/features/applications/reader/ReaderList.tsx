import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { ApplicantFace } from '../../../components/ApplicantFace';
import { Pagination } from '../../../components/Pagination';
import { SkillCount } from '../../../components/SkillMatch';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { ReaderApplicantFragment, ReaderApplicantsQuery } from '../../../graphql/generated';
import { dateIn, ZONE_NAMES } from '../../../../domain/time';
import { useFormats } from '../../../language/formats';
import classes from './Reader.module.css';
import type { ReaderOrder } from './reader-address';

const ORDERS = ['BEST_MATCH', 'INTERVIEW_TIME', 'REPLY_BY'] as const satisfies readonly ReaderOrder[];

interface ReaderListProps {
  job: NonNullable<ReaderApplicantsQuery['job']>;
  applicants: NonNullable<ReaderApplicantsQuery['companyApplications']>;
  order: ReaderOrder;
  openId: string;
  onOrder: (order: ReaderOrder) => void;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
}

interface RowProps {
  application: ReaderApplicantFragment;
  required: readonly string[];
  isOpen: boolean;
  order: ReaderOrder;
  onOpen: () => void;
}

function Row({ application, required, isOpen, order, onOpen }: RowProps) {
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
          <span className={classes.time}>
            <span>{`${day}, ${time.start}\u00a0${ZONE_NAMES[time.timeZone]}`}</span>
            {order === 'REPLY_BY' && replyBy ? (
              <span>
                {` · ${table('replyBy', { day: formats.dayAndMonth(dateIn(time.timeZone, new Date(replyBy))) })}`}
              </span>
            ) : null}
          </span>
        </span>
        {status === 'PENDING' ? (
          <SkillCount required={required} found={application.skillsFound ?? []} />
        ) : (
          <ApplicationBadges {...application} />
        )}
      </Link>
    </li>
  );
}

/** Those who applied to the job, in the order in which they are read. */
export function ReaderList({ job, applicants, order, openId, onOrder, onOpen, onPage }: ReaderListProps) {
  const t = useTranslations('applicants.reader');
  const list = useTranslations('applicants.list');
  return (
    <aside className={classes.list} aria-label={list('ofJob', { job: job.title })}>
      <fieldset className={classes.orders}>
        <legend>{t('order')}</legend>
        {ORDERS.map((one) => (
          <label key={one}>
            <input type="radio" name="reader-order" checked={one === order} onChange={() => onOrder(one)} />
            <span>{t(`orders.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <ul>
        {applicants.items.map((application) => (
          <Row
            key={application.id}
            application={application}
            required={job.skills}
            isOpen={application.id === openId}
            order={order}
            onOpen={() => onOpen(application.id)}
          />
        ))}
      </ul>
      <Pagination page={applicants.page} pageCount={applicants.pageCount} onChange={onPage} label={list('pages')} />
    </aside>
  );
}
