import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { FullPageSpinner } from '../components/FullPageSpinner';
import { setPageTitle } from '../lib/page-title';
import { useScrollPlaces } from '../lib/scroll-places';
import { Guarded } from './guards';
import { routeTable, type LayoutName, type RouteEntry } from './route-table';

const layouts: Record<LayoutName, ComponentType> = {
  bare: Outlet,
  public: lazy(() => import('./layouts/PublicLayout').then((m) => ({ default: m.PublicLayout }))),
  login: lazy(() => import('./layouts/LoginLayout').then((m) => ({ default: m.LoginLayout }))),
  form: lazy(() => import('./layouts/FormLayout').then((m) => ({ default: m.FormLayout }))),
  seeker: lazy(() => import('./layouts/SeekerLayout').then((m) => ({ default: m.SeekerLayout }))),
  company: lazy(() => import('./layouts/CompanyLayout').then((m) => ({ default: m.CompanyLayout }))),
  admin: lazy(() => import('./layouts/AdminLayout').then((m) => ({ default: m.AdminLayout }))),
};

/** Sets the route's title before the page's own effects run, so that a page header may say it more exactly. */
function RoutePage({ entry }: { entry: RouteEntry }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => setPageTitle(entry.title), [entry.title, pathname]);
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
