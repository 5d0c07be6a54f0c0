import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  OwnTrackRecordDocument,
  TrackRecordApplicationsDocument,
  type OwnTrackRecordQuery,
} from '../../graphql/generated';
import { TrackRecord } from './TrackRecord';
import { aRevealedApplicant, anApplication } from '../../testing/fixtures/application';
import { mockQuery, type OperationMock } from '../../testing/mock-operation';
import { hrefOf } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { renderApp } from '../../testing/render';
import { OwnTrackRecordPage } from './OwnTrackRecordPage';

const words = { isNew: false, answersInTime: 'MOSTLY', answersWithinDays: 2, tellsOutcome: true } as const;
const NEW = { isNew: true, answersInTime: null, answersWithinDays: null, tellsOutcome: false };

it.each([
  [words, ['Usually answers within 2 days', 'Mostly answers in time', 'Tells the outcome of interviews']],
  [NEW, ['This company is new here']],
  [null, []],
])('says in words how a company answers, or that it is new: %j', (trackRecord, sentences) => {
  renderApp(<TrackRecord trackRecord={trackRecord} />);
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(sentences);
});

const figures = (over: Partial<OwnTrackRecordQuery['ownTrackRecord']>) => ({
  inTime: 12,
  late: 3,
  notAnswered: 5,
  answeredWithin: [1, 2, 3, 5, 7].map((days) => ({ days, applications: 10 + days })),
  interviews: 12,
  outcomesTold: 9,
  shown: words,
  ...over,
});

const show = (over: Parameters<typeof figures>[0], ...answers: OperationMock[]) =>
  renderPortal(<OwnTrackRecordPage />, {
    answers: [mockQuery(OwnTrackRecordDocument, { ownTrackRecord: figures(over) }), ...answers],
  });

it('shows a company its exact figures, what would raise them, and the applications behind each', async () => {
  const rejected = anApplication({ status: 'REJECTED', applicant: aRevealedApplicant() });
  const { sent } = show({}, mockQuery(TrackRecordApplicationsDocument, { trackRecordApplications: [rejected] }));
  expect(await screen.findByText('11 of 20 within a day', { exact: false })).toHaveTextContent(
    '17 of 20 within 7 days',
  );
  expect(within(screen.getByRole('region', { name: 'What would raise it' })).getAllByRole('listitem')).toHaveLength(2);
  expect(
    screen.getByText('If the next 60 answers are in time, job seekers read “Nearly always answers in time”.'),
  ).toBeVisible();
  expect(screen.getByText('After 3 more outcomes, job seekers read “Tells the outcome of interviews”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Late 3' }));
  await screen.findByRole('link', { name: /Rina Dewi/ });
  expect(hrefOf(/Rina Dewi/)).toBe('/company/applicant/application-1');
  expect(sent(TrackRecordApplicationsDocument)).toEqual([{ part: 'LATE' }]);
});

it('tells a new company how far it is', async () => {
  show({ inTime: 1, late: 0, notAnswered: 0, interviews: 0, outcomesTold: 0, shown: NEW });
  expect(await screen.findByText('After 19 applications more, job seekers read how you answer.')).toBeVisible();
});
