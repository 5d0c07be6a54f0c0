import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { isMineIn, withMine } from '../../../components/MineToggle';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useCompanyWaitingQuery } from '../../../graphql/generated';
import { IconChevronRight } from '../../../icons';
import { waitingLists } from './waiting-lists';
import classes from './WaitingStrip.module.css';

/** What waits for the company, in one line above a page. The page is whole without it. */
export function WaitingStrip() {
  const t = useTranslations('portal.waiting');
  const id = useId();
  const [address] = useSearchParams();
  const isMine = isMineIn(address);
  const { data, error } = useCompanyWaitingQuery({ variables: isMine ? { isMine } : {} });
  // Its place is kept, so that the page does not move when the counts come.
  if (!data) return error ? null : <div className={classes.strip} data-empty />;
  const lists = waitingLists.filter(({ field }) => data.companyWaiting[field] > 0);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.strip}>
      <h2 id={id} className={classes.title}>
        {t('title')}
      </h2>
      {lists.map(({ field, icon: Icon, to }) => {
        const count = data.companyWaiting[field];
        return (
          <Link key={field} to={isMine ? withMine(to) : to} className={classes.part}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <b>{count.toLocaleString('id-ID')}</b>
            <VisuallyHidden> </VisuallyHidden>
            <span className={classes.long}>{t(field, { count })}</span>
            <span className={classes.short}>{t(`short.${field}`, { count })}</span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.arrow} />
          </Link>
        );
      })}
    </section>
  );
}
