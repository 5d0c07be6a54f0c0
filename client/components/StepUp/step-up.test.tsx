import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '../../graphql/cache';
import {
  AdminUsersDocument,
  StepUpDocument,
  VerifyCompanyDocument,
  type StepUpMutationVariables,
} from '../../graphql/generated';
import { isRefusal, queryErrorText } from '../../graphql/query-error';
import { stepUpLink } from '../../graphql/step-up-link';
import { downloadGuarded, fileSaving } from '../../lib/guarded-download';
import { stepUpQuestion } from '../../lib/step-up';
import { aUserError } from '../../testing/fixtures/user-error';
import { linkTo, startMockServer, type MockServer } from '../../testing/graphql-server';
import { mockMutation, mockQuery, refused } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { StepUp } from './StepUp';

const stepUp =
  (right: string) =>
  ({ input }: StepUpMutationVariables) => {
    const isRight = input.code === right;
    const error = aUserError('SECOND_FACTOR_WRONG', 'Wrong code.', ['code']);
    return { stepUp: { provedUntil: isRight ? '2026-11-23T02:15:00.000Z' : null, errors: isRight ? [] : [error] } };
  };
const show = () => renderPortal(<StepUp />, { answers: [mockMutation(StepUpDocument, stepUp('123456'))] });
const answerWith = (code: string) => {
  fill(screen.getByLabelText(/^Code/), code);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};
/** Waits for the page's response and for what the page then shows. */
const settled = <Value,>(promise: Promise<Value>): Promise<Value> => act(() => promise);
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

function clientOf(server: MockServer): ApolloClient {
  const link = ApolloLink.from([stepUpLink(stepUpQuestion.ask), linkTo(server)]);
  return new ApolloClient({ link, cache: createCache() });
}

/** A decision of a server that wants a code until `shown` says that there was one; returns the codes of its errors. */
function decide(isShown: () => boolean): { sent: () => number; answer: Promise<unknown> } {
  const wanted = aUserError('STEP_UP_REQUIRED', 'Please confirm that it is you.');
  const server = startMockServer([
    mockMutation(VerifyCompanyDocument, () => ({
      verifyCompany: { company: null, errors: isShown() ? [] : [wanted] },
    })),
  ]);
  const answer = clientOf(server)
    .mutate({ mutation: VerifyCompanyDocument, variables: { input: { companyId: 'company-1', profileVersion: 1 } } })
    .then(({ data }) => data?.verifyCompany.errors.map(({ code }) => code));
  return { sent: () => server.sent(VerifyCompanyDocument).length, answer };
}

describe('a decision that wants a fresh code', () => {
  it('asks for it, says what is wrong with one, and is then sent again', async () => {
    show();
    let shown = false;
    const { sent, answer } = decide(() => shown);
    await dialog();
    answerWith('');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter the code from your authenticator app, or a recovery code.',
    );
    answerWith('000000');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Wrong code.'));
    expect(sent()).toBe(1);
    shown = true;
    answerWith('123456');
    expect(await settled(answer)).toEqual([]);
    expect(sent()).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('gets the refusal when the window is closed, and asks again next time', async () => {
    show();
    for (let time = 1; time <= 2; time += 1) {
      const { sent, answer } = decide(() => false);
      await dialog();
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await settled(answer)).toEqual(['STEP_UP_REQUIRED']);
      expect(sent()).toBe(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('shares one question with what is tried at the same moment', async () => {
    show();
    let shown = false;
    const decisions = [decide(() => shown), decide(() => shown)];
    await dialog();
    shown = true;
    answerWith('123456');
    expect(await settled(Promise.all(decisions.map(({ answer }) => answer)))).toEqual([[], []]);
  });

  it('is not asked for when no window can open', async () => {
    expect(await decide(() => false).answer).toEqual(['STEP_UP_REQUIRED']);
  });
});

describe('a list that wants a fresh code', () => {
  const wanted = refused('Please confirm that it is you.', 'STEP_UP_REQUIRED');
  const users = { adminUsers: { items: [], endCursor: null } };
  const list = (isShown: () => boolean) => {
    const server = startMockServer([mockQuery(AdminUsersDocument, () => (isShown() ? users : wanted))]);
    return clientOf(server).query({ query: AdminUsersDocument });
  };

  it('asks for it, and is then read again', async () => {
    show();
    let shown = false;
    const read = list(() => shown);
    await dialog();
    shown = true;
    answerWith('123456');
    expect((await settled(read)).data).toMatchObject(users);
  });

  it('fails when the window is closed, in a way that can be tried again', async () => {
    show();
    const failed = list(() => false).catch((error: unknown) => error);
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(queryErrorText(await settled(failed), 'fallback')).toBe('Please confirm that it is you.');
    expect(isRefusal(await failed)).toBe(false);
  });
});

describe('a download', () => {
  const serverAnswers = (status: number) =>
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ status }) });

  it('begins at once where no code is wanted', async () => {
    const start = jest.spyOn(fileSaving, 'start').mockImplementation(() => undefined);
    serverAnswers(200);
    expect(await downloadGuarded('/exports/users.csv')).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/exports/users.csv', expect.objectContaining({ method: 'HEAD' }));
    expect(start).toHaveBeenCalledWith('/exports/users.csv');
  });

  it('begins only after a fresh code where one is required', async () => {
    const start = jest.spyOn(fileSaving, 'start').mockImplementation(() => undefined);
    show();
    serverAnswers(403);
    const given = downloadGuarded('/exports/users.csv');
    await dialog();
    answerWith('123456');
    expect(await settled(given)).toBe(true);
    expect(start).toHaveBeenCalledTimes(1);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const refused = downloadGuarded('/exports/users.csv');
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await settled(refused)).toBe(false);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
