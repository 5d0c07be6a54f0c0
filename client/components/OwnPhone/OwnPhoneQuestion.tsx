import type { ComponentType } from 'react';
import { needTexts } from '../../language/store';
import { onDemand } from '../../lib/on-demand';
import { useOwnPhone } from '../../lib/own-phone';
import { shownAccount } from '../../lib/shown-account';
import { OnDemandPart } from '../OnDemandPart';
import type { LazyOwnPhoneQuestionProps } from './LazyOwnPhoneQuestion';

const question = onDemand<ComponentType<LazyOwnPhoneQuestionProps>>(async () => {
  await needTexts('ownPhone');
  return (await import('./LazyOwnPhoneQuestion')).LazyOwnPhoneQuestion;
});

/** "Is this your own phone?", asked once for each account in this browser, where an interview is coming. */
export function OwnPhoneQuestion(kind: Pick<LazyOwnPhoneQuestionProps, 'isCompany' | 'isApart'>) {
  // Pages of a portal always show one.
  const accountId = shownAccount()?.id ?? '';
  const isOwn = useOwnPhone(accountId);
  if (isOwn !== null) return null;
  return <OnDemandPart part={question} props={{ accountId, ...kind }} wanted onFailure={() => undefined} />;
}
