import { screen } from '@testing-library/react';
import type { AdminCompanyDetailsFragment } from '../../../graphql/generated';
import { renderApp } from '../../../testing/render';
import { ChangesSinceDecision } from './ChangesSinceDecision';

type Decision = NonNullable<AdminCompanyDetailsFragment['lastDecision']>;

const decision: Omit<Decision, 'changes'> = {
  decision: 'REJECT',
  adminName: 'Ratih',
  comment: 'The deed is missing',
  timestamp: '2026-11-20T02:30:00.000Z',
};
const change = (field: 'ADDRESS' | 'DEED', before: string | null, now: string | null) => ({
  field,
  before,
  now,
});

describe('what has changed since the last decision', () => {
  it('is shown field by field, before and now, under who decided what and why', () => {
    renderApp(
      <ChangesSinceDecision
        isImported={false}
        decision={{
          ...decision,
          changes: [change('ADDRESS', 'Jl. Lama 1', 'Jl. Baru 2'), change('DEED', null, '/files/f1')],
        }}
      />,
    );
    const section = screen.getByRole('region', { name: 'Changed since the last decision' });
    expect(section).toHaveTextContent('Rejected by Ratih on Nov 20, 2026, 09:30 WIB: The deed is missing');
    expect(screen.getByText('Jl. Lama 1')).toBeInTheDocument();
    expect(screen.getByText('Jl. Baru 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View deed of establishment' })).toHaveAttribute('href', '/files/f1');
    expect(screen.getByText('Nothing')).toBeInTheDocument();
  });

  it.each([
    ['nothing', [], 'Nothing has changed since.'],
    [
      'what nobody recorded',
      null,
      'Profile changes were not yet recorded at the time of that decision, so they are not known.',
    ],
  ])('says so for %s', (_what, changes, text) => {
    renderApp(<ChangesSinceDecision isImported={false} decision={{ ...decision, changes }} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('calls everything new before the first decision', () => {
    renderApp(<ChangesSinceDecision isImported={false} decision={null} />);
    expect(screen.getByText('Nothing has been decided yet: everything here is new.')).toBeInTheDocument();
  });

  it('says of an imported company that the import verified it, and does not call it new', () => {
    renderApp(<ChangesSinceDecision isImported decision={null} />);
    expect(
      screen.getByText('No administrator has decided about it: the import verified it with its job postings.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/everything here is new/)).toBeNull();
  });
});
