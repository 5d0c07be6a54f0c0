import { useSyncExternalStore } from 'react';
import { needTexts } from '../../language/store';
import { onDemand } from '../../lib/on-demand';
import { stepUpQuestion } from '../../lib/step-up';
import { OnDemandPart } from '../OnDemandPart';
import { ModalLoading } from '../ModalLoading';
import { toastNotOpened } from '../toasts';

const stepUpModal = onDemand(async () => {
  const [{ LazyStepUpModal }] = await Promise.all([import('./LazyStepUpModal'), needTexts('errors')]);
  return LazyStepUpModal;
});

/** Opens when the server wants a fresh code before it exports or decides. One for the whole page. */
export function StepUp() {
  const opened = useSyncExternalStore(stepUpQuestion.subscribe, stepUpQuestion.isOpen);
  const giveUp = (): void => {
    stepUpQuestion.answer(false);
    toastNotOpened();
  };
  return (
    <OnDemandPart part={stepUpModal} props={{ opened }} wanted={opened} waiting={<ModalLoading />} onFailure={giveUp} />
  );
}
