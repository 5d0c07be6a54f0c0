import { WaitingFrame } from './WaitingFrame';
import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { isPlainPath } from '../../domain/plain-path';
import { useScrollPlaces } from '../lib/scroll-places';
import { Guarded } from './guards';
import { routeTable, type RouteEntry } from './route-table';

function ScrollPlaces() {
  useScrollPlaces();
  return null;
}

/** Routes of one layout and audience share one parent, so moving between them keeps the frame in place. */
function groupByFrame(entries: readonly RouteEntry[]): [string, RouteEntry[]][] {
  const frames = new Map<string, RouteEntry[]>();
  for (const entry of entries) {
    const key = `${entry.layout?.sources.join()}/${entry.audience}`;
    frames.set(key, [...(frames.get(key) ?? []), entry]);
  }
  return [...frames];
}

const frames = groupByFrame(routeTable);

const notFound = routeTable.find(({ path }) => path === '*');

/** The same screen as for an address that leads nowhere. */
function Missing() {
  if (!notFound?.layout) return null;
  return (
    <Routes>
      <Route element={<notFound.layout.Screen />}>
        <Route path="*" element={<notFound.page.Screen />} />
      </Route>
    </Routes>
  );
}

function Frame({ entry }: { entry: RouteEntry }) {
  return (
    <Guarded audience={entry.audience} missing={<Missing />}>
      {entry.layout ? <entry.layout.Screen /> : <Outlet />}
    </Guarded>
  );
}

/** As the server has it: an address has one spelling, of which the router alone would take several. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<WaitingFrame />}>
      <ScrollPlaces />
      {isPlainPath(pathname) ? (
        <Routes>
          {frames.map(([key, entries]) => (
            <Route key={key} element={entries[0] && <Frame entry={entries[0]} />}>
              {entries.map(({ path, page }) => (
                <Route key={path} path={path} caseSensitive element={<page.Screen />} />
              ))}
            </Route>
          ))}
        </Routes>
      ) : (
        <Missing />
      )}
    </Suspense>
  );
}
