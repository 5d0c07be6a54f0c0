import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { FullPageSpinner } from '../components/FullPageSpinner';
import { setPageTitle } from '../lib/page-title';
import { useScrollPlaces } from '../lib/scroll-places';
import { lazyPart } from '../language/lazy-part';
import { Guarded } from './guards';
import { routeTable, type LayoutName, type RouteEntry } from './route-table';

const layouts: Record<LayoutName, ComponentType> = {
  bare: Outlet,
  public: lazyPart(() => import('./layouts/PublicLayout'), 'PublicLayout'),
  login: lazyPart(() => import('./layouts/LoginLayout'), 'LoginLayout'),
  form: lazyPart(() => import('./layouts/FormLayout'), 'FormLayout', 'portal'),
  seeker: lazyPart(() => import('./layouts/SeekerLayout'), 'SeekerLayout', 'portal'),
  company: lazyPart(() => import('./layouts/CompanyLayout'), 'CompanyLayout', 'portal'),
  admin: lazyPart(() => import('./layouts/AdminLayout'), 'AdminLayout', 'portal'),
};

/** Sets the route's title before the page's own effects run, so that a page header may say it more exactly. */
function RoutePage({ entry }: { entry: RouteEntry }) {
  const { pathname } = useLocation();
  const title = useTranslations('frame.titles')(entry.title);
  useLayoutEffect(() => setPageTitle(title), [title, pathname]);
  return <entry.page />;
}

function ScrollPlaces() {
  useScrollPlaces();
  return null;
}

/** Routes of one layout and audience share one parent, so moving between them keeps the frame in place. */
function groupByFrame(entries: readonly RouteEntry[]): [string, RouteEntry[]][] {
  const frames = new Map<string, RouteEntry[]>();
  for (const entry of entries) {
    const key = `${entry.layout}/${entry.audience}`;
    frames.set(key, [...(frames.get(key) ?? []), entry]);
  }
  return [...frames];
}

const frames = groupByFrame(routeTable);

const notFound = routeTable.find(({ path }) => path === '*');

/** The same screen as for an address that leads nowhere. */
function Missing() {
  const Layout = notFound && layouts[notFound.layout];
  if (!Layout) return null;
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<RoutePage entry={notFound} />} />
      </Route>
    </Routes>
  );
}

function Frame({ entry }: { entry: RouteEntry }) {
  const Layout = layouts[entry.layout];
  return (
    <Guarded audience={entry.audience} missing={<Missing />}>
      <Layout />
    </Guarded>
  );
}

export function AppRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <ScrollPlaces />
      <Routes>
        {frames.map(([key, entries]) => (
          <Route key={key} element={entries[0] && <Frame entry={entries[0]} />}>
            {entries.map((entry) => (
              <Route key={entry.path} path={entry.path} element={<RoutePage entry={entry} />} />
            ))}
          </Route>
        ))}
      </Routes>
    </Suspense>
  );
}
