import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { UploadPlace } from '../../../domain/files';
import { languageStore } from '../../language/store';
import * as indonesian from '../../messages/id';
import { answerMedia } from '../../testing/media';
import { hrefOf } from '../../testing/page';
import { renderApp } from '../../testing/render';
import { answerUploads } from '../../testing/upload-server';
import { FileField } from './FileField';
import { useFileUpload, type FileDraft } from './use-file-upload';

const taken = { status: 201, body: { secure_url: '/files/2', claim: 'secret' } };
const locked = { status: 201, body: { ...taken.body, locked: 'PDF' } };
const pdf = (size = 5): File => new File([new Uint8Array(size)], 'cv.pdf', { type: 'application/pdf' });
let settled: () => Promise<FileDraft>;

function Cv({ storedUrl, place = 'profile' }: { storedUrl?: string; place?: UploadPlace }) {
  const upload = useFileUpload({ preset: 'user_cv', place, failed: 'FILE_UPLOAD_FAILED' });
  useEffect(() => {
    settled = upload.settled;
  });
  return <FileField label="CV" upload={upload} storedUrl={storedUrl} />;
}

const group = (): HTMLElement => screen.getByRole('group', { name: 'CV' });
const choose = async (file: File): Promise<void> => {
  const input = group().querySelector('input[type=file]') ?? document.querySelector('input[type=file]');
  await act(async () => fireEvent.change(input as HTMLInputElement, { target: { files: [file] } }));
};

describe('FileField', () => {
  it.each([
    ['a mouse', true, 'No file chosen. You can drop one here.'],
    ['a finger only', false, 'No file chosen.'],
  ])('mentions dropping only where it is possible: with %s', (_pointer, hasMouse, text) => {
    answerMedia((query) => hasMouse && query === '(hover: hover) and (pointer: fine)');
    renderApp(<Cv />);
    expect(group().querySelector('p')).toHaveTextContent(new RegExp(`^${text.replaceAll('.', '\\.')}$`));
  });

  it('uploads what is chosen, shows how far it is, and has a claim then', async () => {
    const server = answerUploads([taken], { hold: true });
    renderApp(<Cv />);
    await choose(pdf());
    act(() => server.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Upload of cv.pdf' })).toHaveAttribute('aria-valuenow', '40');
    act(() => server.release());
    await screen.findByRole('link', { name: 'View CV (opens in a new tab)' });
    expect(hrefOf('View CV (opens in a new tab)')).toBe('/files/2');
    expect(screen.getByRole('status')).toHaveTextContent('CV: cv.pdf uploaded');
    expect(await settled()).toMatchObject({ state: 'uploaded', claim: 'secret' });
  });

  it('shows a visitor the copy in the browser, and keeps it no longer than needed', async () => {
    const createObjectURL = jest.fn((_copy: Blob) => 'blob:own-copy');
    const revokeObjectURL = jest.fn();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    answerUploads([taken]);
    renderApp(<Cv place="registration" />);
    await choose(pdf());
    await screen.findByRole('link', { name: 'View CV (opens in a new tab)' });
    expect(hrefOf('View CV (opens in a new tab)')).toBe('blob:own-copy');
    expect(createObjectURL.mock.calls[0]?.[0].type).toBe('application/pdf');

    await choose(new File(['<script>'], 'cv.html', { type: 'text/html' }));
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:own-copy');
    await waitFor(() => expect(createObjectURL.mock.calls[1]?.[0].type).toBe('application/octet-stream'));
  });

  it('refuses more than 5 MB before a byte is sent, and takes another file that is dropped on it', async () => {
    const { sent } = answerUploads([taken]);
    renderApp(<Cv />);
    await choose(pdf(5_242_881));
    expect(screen.getByText('File size exceeds 5MB limit')).toBeVisible();
    expect(sent).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Try again: CV' })).toBeNull();
    await act(async () => fireEvent.drop(group(), { dataTransfer: { files: [pdf()] } }));
    expect(await screen.findByText('cv.pdf')).toBeVisible();
  });

  it('says when a file does not get through, and tries again on demand', async () => {
    answerUploads([{ status: 400 }, taken]);
    renderApp(<Cv />);
    await choose(pdf());
    expect(await screen.findByText('Failed to upload file to Cloudinary')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: CV' }));
    await waitFor(async () => expect(await settled()).toMatchObject({ state: 'uploaded' }));
  });

  it('says that a file cannot be read, and tries again on demand', async () => {
    const { sent } = answerUploads([taken]);
    const read = jest
      .fn()
      .mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
      .mockResolvedValue(new ArrayBuffer(5));
    renderApp(<Cv />);
    await choose(Object.assign(pdf(), { arrayBuffer: read }));
    expect(await screen.findByText('Failed to process cv. Please try again.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: CV' }));
    await waitFor(async () => expect(await settled()).toMatchObject({ state: 'uploaded' }));
  });

  it('asks about a file that needs a password, and takes it when told to', async () => {
    const revokeObjectURL = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:own-copy', revokeObjectURL });
    answerUploads([locked]);
    renderApp(<Cv place="registration" />);
    await choose(pdf());
    const question = /^This PDF asks for a password when it is opened, so companies cannot open it\. Use it anyway/;
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^CV: This PDF asks for a password/);
    expect(screen.getByRole('button', { name: 'Choose another file: CV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again: CV' })).toBeNull();
    expect(await settled()).toMatchObject({ state: 'asking' });

    await userEvent.click(screen.getByRole('button', { name: 'Use it anyway: CV' }));
    expect(await settled()).toEqual({ state: 'uploaded', name: 'cv.pdf', url: 'blob:own-copy', claim: 'secret' });
    expect(screen.queryByText(question)).toBeNull();
    expect(hrefOf(/View CV/)).toBe('blob:own-copy');
    expect(revokeObjectURL).not.toHaveBeenCalled();
  });

  it('stops asking about a file after another one replaced it', async () => {
    answerUploads([locked, taken]);
    renderApp(<Cv />);
    await choose(pdf());
    expect(await screen.findByRole('button', { name: 'Use it anyway: CV' })).toBeVisible();
    await choose(pdf());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use it anyway: CV' })).toBeNull());
    expect(await settled()).toMatchObject({ state: 'uploaded' });
  });

  it('asks in Bahasa Indonesia too', async () => {
    languageStore.show({ language: 'id', messages: indonesian });
    answerUploads([locked]);
    renderApp(<Cv />);
    await choose(pdf());
    expect(
      await screen.findByText(/^PDF ini meminta kata sandi saat dibuka, jadi perusahaan tidak dapat membukanya/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tetap pakai: CV' }));
    expect(await settled()).toMatchObject({ state: 'uploaded' });
  });

  it('removes the saved file with the save, and can be undone before', async () => {
    renderApp(<Cv storedUrl="/files/1" />);
    expect(hrefOf(/View CV/)).toBe('/files/1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: CV' }));
    expect(await settled()).toEqual({ state: 'removed' });
    expect(screen.queryByRole('link', { name: /View CV/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep: CV' }));
    expect(await settled()).toEqual({ state: 'unchanged' });
  });

  it('cancels an upload, and a late response changes nothing', async () => {
    const server = answerUploads([taken], { hold: true });
    renderApp(<Cv />);
    await choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: CV' }));
    await act(async () => server.release());
    expect(await settled()).toEqual({ state: 'unchanged' });
  });
});
