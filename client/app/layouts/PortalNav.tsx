import { useTranslations } from 'use-intl/react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Elements } from '../../components/elements';
import type { Messages } from '../../language/messages';
import classes from './PortalNav.module.css';

type Texts = Messages['portal'];
type MenuKey =
  | `portal.nav.${keyof Texts['nav']}`
  | `portal.tabs.${keyof Texts['tabs']}`
  | `adminMenu.${keyof Messages['adminMenu']}`;

export interface NavEntry {
  /** The key of its text. */
  text: MenuKey;
  /** For the tab bar of phones, where the text is too long for it. */
  shortText?: MenuKey;
  to: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
  /** Detail pages that live under another address but belong to this entry. */
  alsoUnder?: string[];
  /** The page must be a document of its own, so its link leaves the router. */
  isDocument?: boolean;
  /** How much of what waits there. */
  count?: Elements;
}

export interface NavSection {
  /** Its key among the texts. The only section of a portal has no heading. */
  name?: keyof Texts['sections'];
  entries: NavEntry[];
}

export function isCurrent(pathname: string, { to, alsoUnder = [] }: NavEntry): boolean {
  return pathname === to || alsoUnder.some((prefix) => pathname.startsWith(prefix));
}

/** The menu may be longer than the window, and grows when the counts have come. */
function keepInView(link: HTMLElement | null): (() => void) | undefined {
  if (!link) return undefined;
  const growth = new ResizeObserver(() => link.scrollIntoView({ block: 'nearest' }));
  growth.observe(link.parentElement?.parentElement ?? link);
  return () => growth.disconnect();
}

function EntryLink({ entry, isCurrent: current }: { entry: NavEntry; isCurrent: boolean }) {
  const t = useTranslations();
  const look = {
    ref: current ? keepInView : undefined,
    className: classes.item,
    'data-active': current || undefined,
    'aria-current': current ? ('page' as const) : undefined,
    children: (
      <>
        <entry.icon size={20} stroke={1.75} aria-hidden />
        <span>
          <span>{t(entry.text)}</span>
          {entry.count ? <span className={classes.count}>{entry.count}</span> : null}
        </span>
      </>
    ),
  };
  return entry.isDocument ? <a href={entry.to} {...look} /> : <Link to={entry.to} {...look} />;
}

/** Links of one portal. */
export function PortalNav({ sections }: { sections: NavSection[] }) {
  const t = useTranslations('portal');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('mainNavigation')}>
      {sections.map((section) => (
        <div key={section.name ?? 'only'} className={classes.section}>
          {section.name ? <h2 className={classes.title}>{t(`sections.${section.name}`)}</h2> : null}
          {section.entries.map((entry) => (
            <EntryLink key={entry.to} entry={entry} isCurrent={isCurrent(pathname, entry)} />
          ))}
        </div>
      ))}
    </nav>
  );
}
