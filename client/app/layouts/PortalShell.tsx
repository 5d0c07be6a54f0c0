import { useTranslations } from 'use-intl/react';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { confirmModal } from '../../components/ConfirmDialog';
import { IconMenu2, IconX } from '../../icons';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { Logo } from '../../components/Logo';
import { OfflineBar } from '../../components/OfflineBar/OfflineBar';
import { OnDemandPart } from '../../components/OnDemandPart';
import { DetailSkeleton } from '../../components/skeletons';
import { mainId, SkipLink, SkipToTimes } from '../../components/SkipLink';
import { needTexts } from '../../language/store';
import { useHeadingFocus } from '../../lib/heading-focus';
import { fetchAtFirstTouch, onDemand } from '../../lib/on-demand';
import { useOwnPhone } from '../../lib/own-phone';
import { DataProviders } from '../DataProviders';
import { useViewer } from '../session';
import { PortalNav, type NavSection } from './PortalNav';
import classes from './PortalShell.module.css';
import { SessionActions } from './SessionActions';
import type { Elements } from '../../components/elements';
import { OnDemandWindow } from '../../components/OnDemandWindow';
import type { MenuDrawerProps } from './LazyMenuDrawer';

const menuDrawer = onDemand(() => import('./LazyMenuDrawer').then((module) => module.LazyMenuDrawer));

/** The navigation of small screens. */
function MenuDrawer(props: MenuDrawerProps) {
  return <OnDemandWindow part={menuDrawer} props={props} />;
}

const notices = onDemand(async () => {
  await needTexts('erasure', 'agreement');
  return (await import('./LazyNotices')).LazyNotices;
});

const keeper = onDemand(async () => (await import('./LazyPhoneKeeper')).LazyPhoneKeeper);

export interface PortalShellProps {
  home: string;
  /** Who is signed in, above the navigation. */
  identity: Elements;
  sections: NavSection[];
  /** Beside the colour switch, for instance the token chip. */
  headerExtra?: Elements;
  /** Above every page, for instance the verification banner. */
  banner?: Elements;
  /** At the bottom of a phone. */
  tabs?: Elements;
  /** The page is of a job, with its interview times. */
  hasTimes?: boolean;
}

function ShellFrame({ home, identity, sections, headerExtra, banner, tabs, hasTimes = false }: PortalShellProps) {
  const t = useTranslations('portal');
  const frame = useTranslations('frame');
  const location = useLocation();
  const viewer = useViewer();
  const { erasure, isAskedToAgree } = viewer;
  const isOwnPhone = useOwnPhone(viewer.id) === true;
  // The drawer belongs to the address it was opened at, so any navigation closes it without an effect.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === location.key;
  const close = (): void => setOpenedAt(null);

  useEffect(() => fetchAtFirstTouch([confirmModal, menuDrawer]), []);
  useHeadingFocus(mainId);

  const menu = (
    <>
      <div className={classes.identity}>{identity}</div>
      <div className={classes.nav}>
        <PortalNav sections={sections} />
      </div>
      <SessionActions />
    </>
  );

  return (
    <div className={classes.shell}>
      <SkipLink />
      {hasTimes ? <SkipToTimes /> : null}
      <header className={classes.header}>
        <div className={classes.side}>
          <button
            type="button"
            onClick={() => setOpenedAt(opened ? null : location.key)}
            className={classes.burger}
            aria-label={t(opened ? 'closeMenu' : 'openMenu')}
            aria-expanded={opened}
          >
            {opened ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
            <small>{t('menu')}</small>
          </button>
          <Link to={home} className={classes.home} aria-label={frame('home')}>
            <Logo />
          </Link>
        </div>
        <div className={classes.side}>
          {headerExtra}
          <LanguageSwitch isSignedIn />
          <ColorSchemeSwitch />
        </div>
      </header>

      <aside aria-label={t('menu')} className={classes.menu}>
        {menu}
      </aside>
      <MenuDrawer opened={opened} onClose={close} hasLedAway={openedAt !== null && !opened}>
        {menu}
      </MenuDrawer>

      <main id={mainId} tabIndex={-1} className={classes.main}>
        <OfflineBar />
        <OnDemandPart part={keeper} props={{ viewer }} wanted={isOwnPhone} onFailure={() => undefined} />
        <div className={classes.content}>
          {/* When it cannot be fetched, the page says that there is no connection. */}
          <OnDemandPart
            part={notices}
            props={{}}
            wanted={Boolean(erasure) || isAskedToAgree}
            onFailure={() => undefined}
          />
          {banner}
          <Suspense fallback={<DetailSkeleton />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      {tabs}
    </div>
  );
}

/** The frame of all three portals: header, navigation (a drawer on small screens), banner, page. */
export function PortalShell(props: PortalShellProps) {
  return (
    <DataProviders>
      <ShellFrame {...props} />
    </DataProviders>
  );
}
