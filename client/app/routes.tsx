import { Suspense, type ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from '../components/FullPageSpinner';
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
  admin: lazyPart(() => import('./layouts/AdminLayout'), 'AdminLayout', 'portal', 'adminMenu'),
};

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
        <Route path="*" element={<notFound.page />} />
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
              <Route key={entry.path} path={entry.path} element={<entry.page />} />
            ))}
          </Route>
        ))}
      </Routes>
    </Suspense>
  );
}
