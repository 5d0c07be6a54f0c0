import { notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useState, type ReactNode } from 'react';
import { onDemand } from '../lib/on-demand';
import { showCarriedToasts } from './flash-toasts';
import { OnDemandPart } from './OnDemandPart';
import classes from './ToastArea.module.css';

export const toastList = onDemand(() => import('./ToastList').then((module) => module.ToastList));

const plainMilliseconds = 5000;

/** Without a connection the list may not come, and that is what most messages are then about. */
function PlainToast({ message }: { message: ReactNode }) {
  return (
    <div className={classes.plain} role="alert">
      {message}
    </div>
  );
}

/** Where toasts appear; one per page, placed by its layout. It is live before the first one comes. */
export function ToastArea() {
  const { notifications: shown } = useNotifications();
  const [failed, setFailed] = useState(false);
  const last = shown.at(-1);
  useEffect(showCarriedToasts, []);
  const showPlainly = (): void => {
    setFailed(true);
    window.setTimeout(() => notifications.clean(), plainMilliseconds);
  };
  return (
    <div aria-live="polite">
      <OnDemandPart
        part={toastList}
        props={{}}
        wanted={last !== undefined}
        waiting={failed && last ? <PlainToast message={last.message} /> : null}
        onFailure={showPlainly}
      />
    </div>
  );
}
