import { useTranslations } from 'use-intl/react';
import { dateIn, WIB, wibDateOf, type LocalDate, type TimeZone } from '../../../../domain/time';
import { TimeText } from '../../../components/TimeText';
import { useFormats } from '../../../language/formats';
import classes from './ApplicantTable.module.css';

interface ReplyByProps {
  value: string;
  /** Of the interview. */
  zone: TimeZone;
  /** In WIB. */
  today: LocalDate;
}

/** Until when an answer is expected. Today it says the time; the day is that of WIB, as in the count of answers due. */
export function ReplyBy({ value, zone, today }: ReplyByProps) {
  const t = useTranslations('applicants.table');
  const formats = useFormats();
  const until = new Date(value);
  if (wibDateOf(until) === today) {
    return (
      <strong className={classes.replyBy} data-today>
        {t.rich('replyToday', { time: () => <TimeText value={value} zone={WIB} /> })}
      </strong>
    );
  }
  const date = dateIn(zone, until);
  return (
    <span className={classes.replyBy}>
      {t('replyBy', { day: `${formats.shortWeekday(date)} ${formats.dayAndMonth(date)}` })}
    </span>
  );
}
