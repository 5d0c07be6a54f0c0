import { stepUpQuestion } from './step-up';
import { timedFetch } from './timed-fetch';

/** In an object so that a test can watch it. */
export const fileSaving = {
  start: (href: string): void => {
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  },
};

/**
 * Lets the browser save a file that the server makes. The server is asked first: a link cannot say that it wants a
 * fresh code. Returns false when none was shown.
 */
export async function downloadGuarded(href: string): Promise<boolean> {
  // A server that cannot be reached is the browser's to report.
  const status = await timedFetch(href, { method: 'HEAD', credentials: 'same-origin' }).then(
    (response) => response.status,
    () => null,
  );
  if (status === 403 && !(await stepUpQuestion.ask())) return false;
  fileSaving.start(href);
  return true;
}
