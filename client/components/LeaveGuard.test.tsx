import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { theme } from '../theme/theme';
import { LanguageProvider } from '../language/LanguageProvider';
import { askBeforeLeaving, discardUnsavedChanges, useUnsavedChanges } from '../lib/unsaved-changes';
import { LeaveGuard } from './LeaveGuard';
import { fill, press } from '../testing/page';

const left = jest.fn();

function Form() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="/other">Other page</Link>
      <Link to="/terms" target="_blank" onClick={(event) => event.preventDefault()}>
        Terms
      </Link>
      <a href="#main">Skip</a>
      <button onClick={() => void navigate('/other')}>Saved</button>
      <button onClick={() => askBeforeLeaving(left)}>Switch</button>
    </>
  );
}

function show(): void {
  window.history.replaceState(null, '', '/start');
  render(
    <LanguageProvider>
      <MantineProvider theme={theme} env="test">
        <BrowserRouter useTransitions={false}>
          <Routes>
            <Route path="/start" element={<Link to="/form">Form</Link>} />
            <Route path="/form" element={<Form />} />
            <Route path="*" element={<p>Other</p>} />
          </Routes>
          <LeaveGuard />
        </BrowserRouter>
      </MantineProvider>
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByText('Form'));
}
const type = () => fill(screen.getByLabelText('Title'), 'Barista');
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const unload = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(() => left.mockReset());
afterEach(() => act(discardUnsavedChanges));

describe('a page with something unsaved', () => {
  it('asks before a link or a button that leaves, and stays or goes', async () => {
    show();
    type();
    await press('Switch');
    await question();
    expect(left).not.toHaveBeenCalled();
    await press('Leave page');
    expect(left).toHaveBeenCalledTimes(1);
    // It has not left yet: what is typed is still there to lose.
    expect(unload()).toBe(false);
    fireEvent.click(screen.getByText('Other page'));
    await question();
    await press('Keep editing');
    await noQuestion();
    expect(screen.getByLabelText('Title')).toHaveValue('Barista');
    fireEvent.click(screen.getByText('Other page'));
    await question();
    await press('Leave page');
    expect(await screen.findByText('Other')).toBeVisible();
    expect(window.location.pathname).toBe('/other');
    await noQuestion();
  });

  it('does not ask when the page goes on by itself, for another tab, or within the page', async () => {
    show();
    type();
    fireEvent.click(screen.getByText('Terms'));
    fireEvent.click(screen.getByText('Skip'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Saved');
    expect(await screen.findByText('Other')).toBeVisible();
    expect(unload()).toBe(true);
  });
});

it('a page with nothing unsaved never asks', async () => {
  show();
  type();
  fill(screen.getByLabelText('Title'), '');
  await press('Switch');
  expect(left).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Other page'));
  expect(await screen.findByText('Other')).toBeVisible();
});
