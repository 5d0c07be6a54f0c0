import { answerUploads } from '../testing/upload-server';
import { ACCOUNT_HEADER } from '../../domain/shown-account';
import { showAccount, showNoAccount } from './shown-account';
import { UploadFailedError, uploadFile, UploadRefusedError } from './upload';

const file = new File(['%PDF-'], 'cv.pdf');
const taken = { status: 201, body: { secure_url: '/files/1', claim: 'secret' } };

beforeEach(() => jest.useFakeTimers());

describe('uploadFile', () => {
  it('sends file and preset with the header that a foreign page cannot send', async () => {
    const { sent } = answerUploads([taken]);
    await expect(uploadFile(file, 'user_cv')).resolves.toEqual({ url: '/files/1', claim: 'secret', locked: null });
    expect(sent[0]?.headers).toEqual({ 'X-Requested-With': 'TemuKerja' });
    expect([sent[0]?.form.get('upload_preset'), (sent[0]?.form.get('file') as File | undefined)?.name]).toEqual([
      'user_cv',
      'cv.pdf',
    ]);
  });

  it('names the account that the page shows, and leaves where another is signed in', async () => {
    const { sent } = answerUploads([{ status: 409, body: { errors: [{ message: 'Another account' }] } }]);
    const leave = jest.fn();
    showAccount({ id: 'account-1', draftKey: '' }, leave);
    await expect(uploadFile(file, 'user_cv')).rejects.toThrow('Another account');
    expect(sent[0]?.headers).toMatchObject({ [ACCOUNT_HEADER]: 'account-1' });
    expect(leave).toHaveBeenCalledTimes(1);
    showNoAccount();
  });

  it('tries server errors, 408 and 429 again, with growing pauses', async () => {
    const { sent } = answerUploads([{ status: 503 }, { status: 408 }, { status: 429 }, taken]);
    const upload = uploadFile(file, 'user_cv');
    for (const [pause, count] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(sent).toHaveLength(count - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(count);
    }
    await expect(upload).resolves.toEqual({ url: '/files/1', claim: 'secret', locked: null });
  });

  it('waits as long as the server asks', async () => {
    const { sent } = answerUploads([{ status: 429, headers: { 'Retry-After': '30' } }, taken]);
    const upload = uploadFile(file, 'user_cv');
    await jest.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await upload;
  });

  it('gives up after 600 seconds', async () => {
    const { sent } = answerUploads([{ status: 500 }]);
    const outcome = uploadFile(file, 'user_cv').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(await outcome).toBeInstanceOf(UploadFailedError);
    // 1 + 2 + 4 + 8 + 16 + 32 seconds, then every minute while it fits.
    expect(sent.length).toBe(15);
  });

  it('does not repeat a refusal, and fails in the words of the server', async () => {
    const { sent } = answerUploads([{ status: 415, body: { errors: [{ message: 'Please choose a PDF file' }] } }]);
    await expect(uploadFile(file, 'user_cv')).rejects.toEqual(new UploadRefusedError('Please choose a PDF file'));
    expect(sent).toHaveLength(1);
  });

  it('stops at once when it is cancelled, in a pause too', async () => {
    const { sent } = answerUploads([{ status: 500 }]);
    const abort = new AbortController();
    const outcome = uploadFile(file, 'user_cv', { signal: abort.signal }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(500);
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});
