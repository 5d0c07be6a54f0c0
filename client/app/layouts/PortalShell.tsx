import { AppShell, Box, Burger, Drawer, Group } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { Logo } from '../../components/Logo';
import { DetailSkeleton } from '../../components/skeletons';
import { mainId, SkipLink } from '../../components/SkipLink';
import { DataProviders } from '../DataProviders';
import { PortalNav, type NavSection } from './PortalNav';
import classes from './PortalShell.module.css';
import { SessionActions } from './SessionActions';

export interface PortalShellProps {
  home: string;
  /** Who is signed in, above the navigation. */
  identity: ReactNode;
  sections: NavSection[];
  /** Beside the colour switch, for instance the token chip. */
  headerExtra?: ReactNode;
  /** Above every page, for instance the verification banner. */
  banner?: ReactNode;
}

function ShellFrame({ home, identity, sections, headerExtra, banner }: PortalShellProps) {
  const location = useLocation();
  // The drawer belongs to the address it was opened at, so any navigation closes it without an effect.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === location.key;
  const close = (): void => setOpenedAt(null);

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
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 264, breakpoint: 'sm', collapsed: { mobile: true } }}
      transitionDuration={160}
    >
      <SkipLink />
      <AppShell.Header className={classes.header}>
        <Group gap="xs" wrap="nowrap">
          <Burger
            opened={opened}
            onClick={() => setOpenedAt(opened ? null : location.key)}
            hiddenFrom="sm"
            className={classes.burger}
            aria-label={opened ? 'Close menu' : 'Open menu'}
            aria-expanded={opened}
          />
          <Link to={home} className={classes.home} aria-label="TemuKerja home">
            <Logo />
          </Link>
        </Group>
        <Group gap="xs" wrap="nowrap">
          {headerExtra}
          <ColorSchemeSwitch />
        </Group>
      </AppShell.Header>

      <AppShell.Navbar className={classes.menu}>{menu}</AppShell.Navbar>
      <Drawer opened={opened} onClose={close} title="Menu" hiddenFrom="sm" size="xs" classNames={{ body: classes.drawerBody }}>
        {menu}
      </Drawer>

      <AppShell.Main id={mainId} tabIndex={-1} className={classes.main}>
        <Box className={classes.content}>
          {banner}
          <Suspense fallback={<DetailSkeleton />}>
            <Outlet />
          </Suspense>
        </Box>
      </AppShell.Main>
    </AppShell>
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
