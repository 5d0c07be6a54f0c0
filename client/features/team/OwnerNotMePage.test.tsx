import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreezeOwnersDocument } from '../../graphql/generated';
import { aUserError } from '../../testing/fixtures/user-error';
import { mockMutation, type ResponseTo } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { OwnerNotMePage } from './OwnerNotMePage';

const show = (answer: ResponseTo<typeof FreezeOwnersDocument>, at = '/owner-not-me?code=c0de') =>
  renderPortal(<OwnerNotMePage />, {
    viewer: null,
    at,
    answers: [mockMutation(FreezeOwnersDocument, answer)],
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'This was not me' }));

test('the link does nothing by being opened; the button does, once', async () => {
  const { sent } = show({ freezeOwners: { frozenUntil: '2026-11-26T02:00:00.000Z', errors: [] } });
  expect(await screen.findByText(/Should you still be an owner/)).toBeVisible();
  expect(sent()).toEqual([]);
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('The company stays as it is');
  expect(sent(FreezeOwnersDocument)).toEqual([{ code: 'c0de' }]);
});

test('a link that no longer works says so, and so does one without its code', async () => {
  const { unmount } = show({
    freezeOwners: { frozenUntil: null, errors: [aUserError('UNDO_CODE_INVALID', 'This link has expired')] },
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
  unmount();
  show(new Error('unused'), '/owner-not-me');
  expect(await screen.findByText(/This link has expired/)).toBeVisible();
});
