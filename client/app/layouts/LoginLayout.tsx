import { useEffect } from 'react';
import { ToastArea, toastList } from '../../components/ToastArea';
import { fetchAtFirstTouch } from '../../lib/on-demand';
import { PublicLayout } from './PublicLayout';

/** The public frame with toasts and nothing else: Mantine comes with the first of them, Apollo not at all. */
export function LoginLayout() {
  useEffect(() => fetchAtFirstTouch([toastList]), []);
  return (
    <>
      <PublicLayout />
      <ToastArea />
    </>
  );
}
