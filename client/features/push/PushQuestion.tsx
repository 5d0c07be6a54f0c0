import { useState, type ComponentType } from 'react';
import { useViewer } from '../../app/session';
import { OnDemandPart } from '../../components/OnDemandPart';
import { needTexts } from '../../language/store';
import { readStored, store } from '../../lib/local-storage';
import { onDemand } from '../../lib/on-demand';
import { canShowPush } from '../../lib/push-support';
import type { LazyPushQuestionProps } from './LazyPushQuestion';

const question = onDemand<ComponentType<LazyPushQuestionProps>>(async () => {
  await needTexts('push');
  return (await import('./LazyPushQuestion')).LazyPushQuestion;
});

const keyOf = (accountId: string): string => `pushAsked:${accountId}`;

/** Not where it was answered before, here or by the browser. */
const mayAsk = (accountId: string): boolean =>
  canShowPush() && Notification.permission === 'default' && readStored(keyOf(accountId)) === null;

/** "Tell me on this phone?", asked once, in our own words, before the browser asks in its own. */
export function PushQuestion() {
  const { id } = useViewer();
  const [isOpen, setOpen] = useState(() => mayAsk(id));
  if (!isOpen) return null;
  const onAnswered = (): void => {
    store(keyOf(id), 'yes');
    setOpen(false);
  };
  return <OnDemandPart part={question} props={{ onAnswered }} wanted onFailure={() => undefined} />;
}
