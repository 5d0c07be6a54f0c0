import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../../domain/language';
import type { VerificationDecision } from '../../../../domain/verification';
import * as indonesian from '../../../messages/id';
import { ToastArea } from '../../../components/ToastArea';
import { answerMedia } from '../../../testing/media';
import { fill } from '../../../testing/page';
import { renderApp } from '../../../testing/render';
import { decisionsFrom } from './decision';
import { CompanyDecisionDialog } from './CompanyDecisionDialog';

const failureText = 'Failed to process company verification. Please try again.';

function ask(decision: VerificationDecision, answer: unknown, language: Language = 'en') {
  const decide = jest.fn().mockResolvedValue(answer);
  const handlers = { onClose: jest.fn(), onDecided: jest.fn(), onStale: jest.fn() };
  const company = { companyId: 'c1', companyName: 'PT Laut Biru', profileVersion: 7, deedUrl: '/files/deed' };
  renderApp(
    <>
      <CompanyDecisionDialog
        request={{ ...company, decision, language }}
        decide={decide}
        failureText={failureText}
        {...handlers}
      />
      <ToastArea />
    </>,
  );
  const confirm = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { confirm, decide, ...handlers };
}

it('what may be decided follows from the state', () => {
  expect(decisionsFrom('PENDING')).toEqual(['VERIFY', 'REJECT']);
  expect(decisionsFrom('REJECTED')).toEqual([]);
  expect(decisionsFrom('VERIFIED')).toEqual(['REVOKE']);
});

describe('CompanyDecisionDialog', () => {
  it('asks to look again when the company has changed meanwhile', async () => {
    const message = 'This company has changed since you opened it. Please look again before deciding.';
    const { confirm, onStale, onDecided } = ask('VERIFY', {
      errors: [{ code: 'COMPANY_CHANGED', message, field: null }],
    });
    await confirm('Verify');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
    await confirm('Look again');
    expect(onStale).toHaveBeenCalled();
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('stays open with what was typed when the server cannot be asked', async () => {
    const { confirm, onDecided } = ask('REVOKE', null);
    fill(screen.getByRole('textbox'), 'Reported');
    await confirm('Revoke verification');
    expect(await screen.findByText(failureText)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Reported');
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('offers texts to begin with, which are sent as they were changed', async () => {
    const { confirm, decide } = ask('REJECT', { errors: [] });
    await userEvent.selectOptions(screen.getByLabelText('Start from a text'), 'NPWP does not fit');
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('The NPWP does not belong to a company of this name. Please check both on your profile.');
    await userEvent.type(field, ' Thank you.');
    await confirm('Reject');
    expect(decide).toHaveBeenCalledWith('REJECT', {
      companyId: 'c1',
      profileVersion: 7,
      text: 'The NPWP does not belong to a company of this name. Please check both on your profile. Thank you.',
    });
  });

  describe('the deed', () => {
    const answer = (status: number, disposition: string) => ({
      ok: status < 300,
      status,
      headers: new Headers({ 'content-disposition': `${disposition}; filename="akta.pdf"` }),
    });
    const begin = ({ isWide = true, hasViewer = true, answers = [answer(200, 'inline')] } = {}) => {
      answerMedia(() => isWide);
      const asked = answers.reduce((mock, each) => mock.mockResolvedValueOnce(each), jest.fn());
      Object.assign(globalThis, { fetch: asked });
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true });
      ask('VERIFY', { errors: [] });
      // In every state.
      const link = screen.getByRole('link', { name: 'View deed of PT Laut Biru (opens in a new tab)' });
      expect(link).toHaveAttribute('href', '/files/deed');
      expect(link).toHaveAttribute('target', '_blank');
      return asked;
    };
    const frame = () => screen.findByTitle('Deed of PT Laut Biru');
    const noFrame = () => expect(screen.queryByTitle('Deed of PT Laut Biru')).toBeNull();

    it('is read beside the form on a wide screen', async () => {
      const asked = begin();
      expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
      expect(await frame()).toHaveAttribute('src', '/files/deed#navpanes=0&view=FitH');
      expect(asked).toHaveBeenCalledWith('/files/deed', expect.objectContaining({ method: 'HEAD' }));
    });

    it('is read above it on a narrow one, after a press', async () => {
      const asked = begin({ isWide: false });
      expect(asked).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Show the deed here' }));
      expect(await frame()).toBeInTheDocument();
    });

    it('has its link alone where the browser shows no PDF', () => {
      expect(begin({ hasViewer: false })).not.toHaveBeenCalled();
      expect(screen.queryByRole('button', { name: 'Show the deed here' })).toBeNull();
      noFrame();
    });

    it('is not put into a frame when it could run code: that would save it unasked', async () => {
      begin({ answers: [answer(200, 'attachment')] });
      expect(await screen.findByText(/^This deed could run programs/)).toBeInTheDocument();
      noFrame();
    });

    it('says when it cannot be loaded, and is asked for again', async () => {
      begin({ answers: [answer(404, 'inline'), answer(200, 'inline')] });
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the deed. Please try again.');
      noFrame();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await frame()).toBeInTheDocument();
    });
  });

  it("offers the texts in the company's language, under names in the reader's own", async () => {
    const { reasonTexts } = indonesian;
    Object.assign(globalThis, {
      MESSAGES_HASH: 'test',
      fetch: jest.fn().mockResolvedValue({ ok: true, json: async () => ({ reasonTexts }) }),
    });
    ask('REJECT', { errors: [] }, 'id');
    const choice = await screen.findByLabelText('Start from a text');
    expect(fetch).toHaveBeenCalledWith('/assets/text-id-reasonTexts-test.json');
    expect(choice).toHaveAccessibleDescription(/^In Bahasa Indonesia, the language of the company\./);
    await userEvent.selectOptions(choice, 'NPWP does not fit');
    expect(screen.getByRole('textbox')).toHaveValue(reasonTexts.REJECT.npwp.text);
  });
});
