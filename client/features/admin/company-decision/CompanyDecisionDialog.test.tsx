import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../../domain/language';
import type { VerificationDecision } from '../../../../domain/verification';
import { indonesian } from '../../../messages/id';
import { ToastArea } from '../../../components/ToastArea';
import { fill } from '../../../testing/fill';
import { renderApp } from '../../../testing/render';
import { decisionsFrom } from './decision';
import { CompanyDecisionDialog } from './CompanyDecisionDialog';

const failureText = 'Failed to process company verification. Please try again.';

function ask(decision: VerificationDecision, answer: unknown, language: Language = 'en') {
  const decide = jest.fn().mockResolvedValue(answer);
  const handlers = { onClose: jest.fn(), onDecided: jest.fn(), onStale: jest.fn() };
  const request = {
    decision,
    companyId: 'c1',
    companyName: 'PT Laut Biru',
    profileVersion: 7,
    language,
    deedUrl: '/files/deed',
  };
  renderApp(
    <>
      <CompanyDecisionDialog request={request} decide={decide} failureText={failureText} {...handlers} />
      <ToastArea />
    </>,
  );
  const confirm = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { confirm, decide, ...handlers };
}

describe('what may be decided', () => {
  it('follows from the state', () => {
    expect(decisionsFrom('PENDING')).toEqual(['VERIFY', 'REJECT']);
    expect(decisionsFrom('REJECTED')).toEqual([]);
    expect(decisionsFrom('VERIFIED')).toEqual(['REVOKE']);
  });
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

  it('opens the deed beside it and offers texts to begin with, which are sent as they were changed', async () => {
    const { confirm, decide } = ask('REJECT', { errors: [] });
    const deed = screen.getByRole('link', { name: /PT Laut Biru/ });
    expect(deed).toHaveAttribute('href', '/files/deed');
    expect(deed).toHaveAttribute('target', '_blank');
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
