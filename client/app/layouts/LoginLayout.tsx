import { useEffect } from 'react';
import { ToastArea } from '../../components/ToastArea';
import { fetchAtFirstTouch, onDemand } from '../../lib/on-demand';
import { PublicLayout } from './PublicLayout';

const standaloneToasts = onDemand(() => import('../StandaloneToasts').then((module) => module.StandaloneToasts));

/** The public frame with toasts and nothing else: Mantine comes with the first of them, Apollo not at all. */
export function LoginLayout() {
  useEffect(() => fetchAtFirstTouch([standaloneToasts]), []);
  return (
    <>
      <PublicLayout />
      <ToastArea list={standaloneToasts} />
    </>
  );
}
