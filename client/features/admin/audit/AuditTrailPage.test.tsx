import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminAuditTrailDocument, type AdminAuditTrailQuery } from '../../../graphql/generated';
import { inTurn, mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { hrefOf } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { AuditTrailPage } from './AuditTrailPage';

type Entry = AdminAuditTrailQuery['adminAuditTrail']['items'][number];

const entry = (id: string, over: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'CHANGE',
  action: 'VERIFY',
  details: `Verified PT Nomor ${id}`,
  comment: null,
  adminId: 'a1',
  adminName: 'Ratih',
  companyId: 'c1',
  companyName: 'PT Laut Biru',
  namedSubjects: [{ id: 'c1', kind: 'COMPANY', name: 'PT Laut Biru' }],
  filter: null,
  before: '{"verificationStatus":"PENDING"}',
  after: '{"verificationStatus":"VERIFIED"}',
  timestamp: '2026-11-20T02:30:00.000Z',
  ...over,
});
const read = (id: string, over: Partial<Entry> = {}) =>
  entry(id, {
    kind: 'READ',
    action: 'READ_USERS',
    details: `Listed ${id}`,
    companyId: null,
    companyName: null,
    ...over,
  });
const trail = (items: Entry[], endCursor: string | null = null) => ({
  adminAuditTrail: {
    items,
    administrators: [{ id: 'a1', name: 'Ratih' }],
    endCursor,
  },
});
const show = (answer: ResponseTo<typeof AdminAuditTrailDocument>) =>
  renderPortal(<AuditTrailPage />, { answers: [mockQuery(AdminAuditTrailDocument, answer)] });

const everything = { kind: null, adminId: null, aboutId: null, withFigures: false };

describe('the audit trail', () => {
  it('says who did what, on whom, when, and the state before and after, and is narrowed to one row by its whole ID', async () => {
    const { sent } = show(trail([entry('e1')]));
    const row = (await screen.findByText('Verified PT Nomor e1')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Ratih');
    expect(row).toHaveTextContent('Nov 20, 2026, 09:30 WIB');
    expect(hrefOf('PT Laut Biru', within(row))).toBe('/admin/company-details/c1');
    await userEvent.click(within(row).getByText('Particulars'));
    expect(within(row).getByRole('group', { name: 'Before' })).toHaveTextContent('"verificationStatus": "PENDING"');
    expect(within(row).getByRole('group', { name: 'After' })).toHaveTextContent('"verificationStatus": "VERIFIED"');
    const about = screen.getByRole('textbox', { name: 'About (ID of a company, user, job or application)' });
    await userEvent.type(about, '01JABC');
    expect(screen.getByText('Not a whole ID yet.')).toBeVisible();
    expect(sent(AdminAuditTrailDocument)).toHaveLength(1);
    await userEvent.clear(about);
    await userEvent.click(about);
    await userEvent.paste(' 01JABCDEFGHJKMNPQRST9QF2ZB ');
    await waitFor(() =>
      expect(sent(AdminAuditTrailDocument).at(-1)).toMatchObject({ aboutId: '01JABCDEFGHJKMNPQRST9QF2ZB' }),
    );
  });

  it('names the people that a read showed, each with the link to their page, and keeps many among the particulars', async () => {
    const two: Entry['namedSubjects'] = [
      { id: 's1', kind: 'USER', name: 'Sari Dewi' },
      { id: 'gone', kind: 'USER', name: null },
    ];
    const three = ['Ani', 'Budi', 'Citra'].map((name) => ({ id: name, kind: 'APPLICATION' as const, name }));
    const none = { before: null, after: null };
    // Reads that follow one another would be one row.
    show(
      trail([read('2', { ...none, namedSubjects: two }), entry('e1'), read('3', { ...none, namedSubjects: three })]),
    );
    const row = (await screen.findByText('Listed 2')).closest('tr') as HTMLElement;
    expect(hrefOf('Sari Dewi', within(row))).toBe('/admin/user/s1');
    expect(within(row).getByText('No longer there (gone)')).toBeVisible();
    const many = within((await screen.findByText('Listed 3')).closest('tr') as HTMLElement);
    expect(many.getByText('Citra')).not.toBeVisible();
    await userEvent.click(many.getByText('Particulars'));
    expect(hrefOf('Citra', many)).toBe('/admin/application/Citra');
  });

  it('folds what one administrator listed one after another into one row', async () => {
    const others = [read('r3'), read('r4', { adminId: 'of the same name' })];
    show(trail([read('r1'), read('r2', { action: 'READ_APPLICATIONS' }), entry('e1'), ...others]));

    const row = (await screen.findByText('Listed rows 2 times')).closest('tr') as HTMLElement;
    expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
    await userEvent.click(within(row).getByText('Each list'));
    expect(within(row).getByText('Listed r1')).toBeVisible();
    expect(within(row).getByText('Listed r2')).toBeVisible();
    expect(screen.getByText('Listed r3')).toBeVisible();
    expect(screen.getByText('Listed r4')).toBeVisible();
  });

  it('is narrowed to reads and to one administrator, and back', async () => {
    const { sent } = show(({ kind }) => trail(kind === 'READ' ? [] : [entry('e1')]));
    await screen.findByText('Verified PT Nomor e1');
    await userEvent.click(screen.getByRole('radio', { name: 'Reads' }));
    expect(await screen.findByText('Nothing of this kind has been recorded.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Administrator' }), 'Ratih');
    await waitFor(() =>
      expect(sent(AdminAuditTrailDocument).at(-1)).toEqual({ ...everything, kind: 'READ', adminId: 'a1' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Verified PT Nomor e1')).toBeInTheDocument();
  });

  it.each([
    ['USER', 's1', 'Who saw this user', '/admin/oversight?show=receipts&user=s1'],
    ['COMPANY', 's1', 'Whom this company saw', '/admin/oversight?show=receipts&company=s1'],
  ] as const)('about one %s leads to its receipts', async (kind, id, name, href) => {
    const named = trail([entry('e1', { namedSubjects: [{ id, kind, name: 'Sari' }] })]);
    renderPortal(<AuditTrailPage />, { at: `/?about=${id}`, answers: [mockQuery(AdminAuditTrailDocument, named)] });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('loads what comes next beneath what is there', async () => {
    const { sent } = show(({ after }) => (after ? trail([entry('e2')]) : trail([entry('e1')], 'next')));
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Verified PT Nomor e2')).toBeInTheDocument();
    expect(screen.getByText('Verified PT Nomor e1')).toBeInTheDocument();
    expect(sent(AdminAuditTrailDocument).at(-1)).toEqual({ ...everything, after: 'next' });
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('keeps its filters when the rows could not be loaded', async () => {
    show(({ kind }) => (kind === 'READ' ? new Error('offline') : trail([entry('e1')])));
    await screen.findByText('Verified PT Nomor e1');
    await userEvent.click(screen.getByRole('radio', { name: 'Reads' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByText('Verified PT Nomor e1')).toBeVisible();
  });

  it('offers another try when it could not be loaded', async () => {
    show(inTurn<AdminAuditTrailQuery>(new Error('offline'), trail([])));
    expect(await screen.findByText('Failed to load the audit trail. Please try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeInTheDocument();
  });
});
