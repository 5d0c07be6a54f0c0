import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ToastArea } from '../../../components/ToastArea';
import { person } from '../../../testing/fixtures/registration';
import { chooseFile, fillForm } from '../../../testing/page';
import { renderApp } from '../../../testing/render';
import { answerUploads, type UploadResponse } from '../../../testing/upload-server';
import { RegisterSeekerForm } from './RegisterSeekerForm';

const notSent: UploadResponse = { status: 400 };
const refused: UploadResponse = { status: 415, body: { errors: [{ message: 'Please choose a PDF file' }] } };
const taken: UploadResponse = { status: 201, body: { secure_url: '/files/1', claim: 'secret' } };

const locked: UploadResponse = { status: 201, body: { ...(taken.body as object), locked: 'PDF' } };

function show() {
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined });
  const send = jest.fn().mockResolvedValue({ errors: [] });
  const onRegistered = jest.fn();
  const { unmount } = renderApp(
    <>
      <RegisterSeekerForm send={send} onRegistered={onRegistered} leaving={false} />
      <ToastArea />
    </>,
    { viewer: null },
  );
  fillForm(person);
  return { send, onRegistered, leave: unmount };
}

const register = () => act(async () => fireEvent.click(screen.getByText('Register', { selector: 'button *' })));
const toasts = () => [...document.querySelectorAll('[data-kind="error"]')].map((element) => element.textContent);

describe('a registration with files', () => {
  it('goes on without those that did not get through, and the next page tells each for 5 seconds', async () => {
    answerUploads([notSent]);
    const { send, onRegistered, leave } = show();
    await chooseFile('CV', 'cv.pdf');
    await chooseFile('Portfolio', 'work.pdf');
    await register();

    await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith(expect.not.objectContaining({ cvClaim: expect.anything() }));
    expect(toasts()).toEqual([]);
    leave();
    const next = jest.spyOn(notifications, 'show');
    renderApp(<ToastArea />, { viewer: null });
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const said = next.mock.calls.map(([{ title, message, autoClose }]) => [title, message, autoClose]);
    expect(said).toEqual(['cv.pdf', 'work.pdf'].map((name) => [name, 'Failed to upload file to Cloudinary', 5000]));
  });

  it('waits for the person where a file was refused, and sends nothing', async () => {
    answerUploads([refused]);
    const { send } = show();
    await chooseFile('CV', 'cv.exe');
    await register();

    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Please choose a PDF file')]));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: CV' }));
    await register();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['CV', 'Portfolio'] as const)('waits for a decision about one with a password: %s', async (label) => {
    answerUploads([locked]);
    const { send } = show();
    await chooseFile(label, 'mine.pdf');
    await register();

    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('asks for a password')]));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: `Use it anyway: ${label}` }));
    await register();
    const field = label === 'CV' ? 'cvClaim' : 'portfolioClaim';
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ [field]: 'secret' }));
  });

  it('names the file it still waits for, and continues without it on demand', async () => {
    answerUploads([taken], { hold: true });
    const { send, onRegistered } = show();
    await chooseFile('CV', 'cv.pdf');
    expect(screen.queryByText(/Still uploading/)).toBeNull();
    await register();

    expect(screen.getByText('Still uploading cv.pdf')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Skip: cv.pdf' })));
    await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith(expect.not.objectContaining({ cvClaim: expect.anything() }));
  });
});
