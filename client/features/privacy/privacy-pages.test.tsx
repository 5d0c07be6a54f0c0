import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ChooseMailsDocument,
  OwnConsentsDocument,
  DataExportDocument,
  OwnErasureDocument,
  RequestDataExportDocument,
  RevealReceiptsDocument,
  type OwnConsentsQuery,
  type DataExportQuery,
} from '../../graphql/generated';
import { fileSaving } from '../../lib/guarded-download';
import { aUserError } from '../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, type ResponseTo } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { CompanyPrivacyPage } from './CompanyPrivacyPage';
import { PrivacyPage } from './PrivacyPage';

type Mails = OwnConsentsQuery['consents']['mails'];
const APPLICATION_NEWS = { kind: 'APPLICATION_NEWS', isOn: true } as const;

const consents = (mails: Mails = [APPLICATION_NEWS]): OwnConsentsQuery => ({
  consents: {
    changes: [
      { id: '3', kind: 'TERMS', version: '2024-01', createdAt: '2026-11-21T03:00:00.000Z' },
      { id: '2', kind: 'PRIVACY_POLICY', version: '2023-06', createdAt: '2026-11-20T03:00:00.000Z' },
      { id: '1', kind: 'TERMS', version: '2023-06', createdAt: '2026-11-20T03:00:00.000Z' },
    ],
    mails,
  },
});

type Made = NonNullable<DataExportQuery['myDataExport']>;
const made = (over: Partial<Made> = {}): DataExportQuery => ({
  myDataExport: { id: 'export-1', state: 'WAITING', progress: 0, expiresAt: null, byteSize: null, url: null, ...over },
});
const READY = made({
  state: 'READY',
  progress: 100,
  expiresAt: '2026-11-24T02:30:00.000Z',
  byteSize: 2_500_000,
  url: '/exports/my-data/export-1.zip',
});

function show(
  answers: { consents?: ResponseTo<typeof OwnConsentsDocument>; copy?: ResponseTo<typeof DataExportDocument> } = {},
  ...more: OperationMock[]
) {
  return renderPortal(<PrivacyPage />, {
    viewer: aViewer(),
    answers: [
      mockQuery(OwnConsentsDocument, answers.consents ?? consents()),
      mockQuery(DataExportDocument, answers.copy ?? { myDataExport: null }),
      mockQuery(RevealReceiptsDocument, {
        myRevealReceipts: { items: [], endCursor: null, neverShown: [], companies: 0 },
      }),
      mockQuery(OwnErasureDocument, { myErasure: null, companyGoesAlong: false }),
      ...more,
    ],
  });
}

describe('what one agreed to', () => {
  it('is shown with the newest version and its date, and how to withdraw it', async () => {
    show();
    const section = await screen.findByRole('region', { name: 'What you agreed to' });
    expect(within(section).getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
    expect(within(section).getByText(/Version 2024-01, accepted on/).parentElement).toHaveTextContent('Nov 21, 2026');
    expect(within(section).getByText(/Version 2023-06, accepted on/).parentElement).toHaveTextContent('Nov 20, 2026');
    expect(within(section).getByText(/Erasing your account withdraws all of it/)).toBeVisible();
  });

  it('may be unknown, and may fail to load', async () => {
    const { unmount } = show({ consents: { consents: { changes: [], mails: [] } } });
    expect(await screen.findByText('No consent is recorded for this account.')).toBeVisible();
    unmount();

    show({ consents: inTurn<OwnConsentsQuery>(new Error('offline'), consents()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: 'News about my applications' })).toBeChecked();
  });
});

describe('mails', () => {
  it('are switched off by the keyboard, which stays there', async () => {
    const { sent } = show(
      { consents: inTurn(consents(), consents([{ ...APPLICATION_NEWS, isOn: false }])) },
      mockMutation(ChooseMailsDocument, { updateMailPreferences: { errors: [] } }),
    );
    const choice = await screen.findByRole('switch', { name: 'News about my applications' });
    choice.focus();
    await userEvent.keyboard(' ');

    expect(await screen.findByText('These e-mails are switched off')).toBeVisible();
    await waitFor(() => expect(choice).not.toBeChecked());
    expect(choice).toHaveFocus();
    expect(sent(ChooseMailsDocument)).toEqual([{ input: { mails: [{ kind: 'APPLICATION_NEWS', isOn: false }] } }]);
    expect(screen.getByRole('link', { name: 'saved searches' })).toHaveAttribute('href', '/user/saved-searches');
  });

  it('stay as they are when that fails', async () => {
    show({}, mockMutation(ChooseMailsDocument, new Error('offline')));
    const choice = await screen.findByRole('switch', { name: 'News about my applications' });
    await userEvent.click(choice);
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(choice).toBeChecked();
  });

  it('of a company are those about applicants', async () => {
    renderPortal(<CompanyPrivacyPage />, {
      answers: [
        mockQuery(OwnConsentsDocument, consents([{ kind: 'APPLICANT_NEWS', isOn: true }])),
        mockQuery(DataExportDocument, { myDataExport: null }),
      ],
    });
    expect(await screen.findByRole('switch', { name: 'News about applicants' })).toBeChecked();
    expect(screen.queryByRole('link', { name: 'saved searches' })).toBeNull();
  });
});

describe('the copy of one’s data', () => {
  it('is asked for, shows how far it is, and is downloaded', async () => {
    const start = jest.spyOn(fileSaving, 'start').mockImplementation(() => undefined);
    const { sent } = show(
      {
        copy: inTurn<DataExportQuery>({ myDataExport: null }, made(), made({ state: 'RUNNING', progress: 40 }), READY),
      },
      mockMutation(RequestDataExportDocument, { requestDataExport: { errors: [] } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Get a copy of my data' }));

    expect(await screen.findByText('Your copy is being made. We e-mail you when it is ready.')).toBeVisible();
    expect(await screen.findByText('Your copy is about to be made.')).toBeVisible();
    expect(await screen.findByText('Your copy is being made: 40%', undefined, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress of your copy' })).toHaveAttribute('aria-valuenow', '40');
    const link = await screen.findByRole('link', { name: 'Download (2 MB)' }, { timeout: 20_000 });
    expect(screen.getByText(/Your copy is ready/)).toHaveTextContent('until Nov 24, 2026, 09:30 WIB');
    expect(screen.queryByRole('button', { name: 'Get a copy of my data' })).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(start).toHaveBeenCalledWith('/exports/my-data/export-1.zip'));
    expect(sent(RequestDataExportDocument)).toHaveLength(1);
  }, 60_000);

  it('is refused a second time on a day', async () => {
    const refusal = 'You can ask for your data once a day. Please try again tomorrow.';
    show(
      { copy: made({ state: 'FAILED' }) },
      mockMutation(RequestDataExportDocument, {
        requestDataExport: { errors: [aUserError('DATA_EXPORT_ONCE_A_DAY', refusal)] },
      }),
    );
    expect(await screen.findByText(/Your copy could not be made/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Get a copy of my data' }));
    expect(await screen.findByText(refusal)).toBeVisible();
  });

  it('may fail to load', async () => {
    show({ copy: inTurn<DataExportQuery>(new Error('offline'), READY) });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Download (2 MB)' })).toBeVisible();
  });
});
