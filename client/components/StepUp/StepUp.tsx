import { useSyncExternalStore } from 'react';
import { onDemand } from '../../lib/on-demand';
import { stepUpQuestion } from '../../lib/step-up';
import { OnDemandPart } from '../OnDemandPart';
import { Opening } from '../Opening';
import { toastNotOpened } from '../toasts';

const stepUpWindow = onDemand(() => import('./StepUpWindow').then((module) => module.StepUpWindow));

/** Opens when the server wants a fresh code before it exports or decides. One for the whole page. */
export function StepUp() {
  const opened = useSyncExternalStore(stepUpQuestion.subscribe, stepUpQuestion.isOpen);
  const giveUp = (): void => {
    stepUpQuestion.answer(false);
    toastNotOpened();
  };
  return (
    <OnDemandPart part={stepUpWindow} props={{ opened }} wanted={opened} waiting={<Opening />} onFailure={giveUp} />
  );
}
