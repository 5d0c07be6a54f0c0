import { routeTable } from '../app/route-table';
import { wayOf } from './navigation';

it.each([
  ...['/graphql', '/files/x.pdf', '/upload', '/auth/google', '/auth/google/callback', '/exports/users.csv'],
  ...['/receipts/x.pdf', '/payments/callback', '/sandbox', '/sandbox/mailbox', '/interviews/x.ics', '/calendar/x.ics'],
  ...[
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/service-worker.js',
    '/pages/assets/x.css',
  ],
])('%s is never answered in place of the server', (path) => expect(wayOf(path)).toBeNull());

it.each(['/', '/lowongan', '/jobs/x', '/perusahaan/x', '/companies/x', '/privacy', '/admin/playground', '/filesystem'])(
  '%s is what the server has now',
  (path) => expect(wayOf(path)).toBe('network'),
);

it('draws every page of seekers and companies in the kept page', () => {
  const own = routeTable.filter(({ audience }) => audience === 'user' || audience === 'company');
  expect(own.map(({ path }) => path).filter((path) => wayOf(path) !== 'shell')).toEqual([]);
  expect(own.length).toBeGreaterThan(20);
});
