import { keptFormsKey } from './ended-session';
import { forgetInterviews } from './kept-copy';
import { store } from './local-storage';
import { answerOwnPhone } from './own-phone';
import { endPush } from './push-here';

/** Saying no takes away at once what was kept. */
export function sayOwnPhone(accountId: string, isOwn: boolean): void {
  answerOwnPhone(accountId, isOwn ? 'yes' : 'no');
  if (isOwn) return;
  forgetInterviews();
  store(keptFormsKey, null);
  void endPush().catch(() => undefined);
}
