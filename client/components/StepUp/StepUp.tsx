import { useSyncExternalStore } from 'react';
import { needTexts } from '../../language/store';
import { onDemand } from '../../lib/on-demand';
import { stepUpQuestion } from '../../lib/step-up';
import { OnDemandWindow } from '../OnDemandWindow';

const stepUpModal = onDemand(async () => {
  const [{ LazyStepUpModal }] = await Promise.all([import('./LazyStepUpModal'), needTexts('errors')]);
  return LazyStepUpModal;
});

/** Opens when the server wants a fresh code before it exports or decides. One for the whole page. */
export function StepUp() {
  const opened = useSyncExternalStore(stepUpQuestion.subscribe, stepUpQuestion.isOpen);
  return <OnDemandWindow part={stepUpModal} props={{ opened, onClose: () => stepUpQuestion.answer(false) }} />;
}
