import { useTranslations } from 'use-intl/react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type NavEntry } from './PortalNav';
import classes from './TabBar.module.css';

/** These pages have a bar of their own at the bottom. */
const withOwnBar = ['/user/job/', '/user/application/'];

/** The pages of a portal within reach of the thumb, on phones. The menu has them too. */
export function TabBar({ entries }: { entries: readonly NavEntry[] }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  if (withOwnBar.some((prefix) => pathname.startsWith(prefix))) return null;
  return (
    <nav aria-label={t('portal.tabs.label')} className={classes.bar} data-bottom-bar="tabs">
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={isCurrent(pathname, entry) ? 'page' : undefined}>
          <entry.icon size={24} stroke={1.75} aria-hidden />
          <span>{t(entry.shortText ?? entry.text)}</span>
        </Link>
      ))}
    </nav>
  );
}
