import { Notifications } from '@mantine/notifications';
import classes from './ToastArea.module.css';

/** Where toasts appear; one per page, placed by the layouts' data providers. */
export function ToastArea() {
  return (
    <Notifications
      position="top-right"
      autoClose={3000}
      transitionDuration={160}
      limit={4}
      classNames={{ root: classes.area }}
    />
  );
}
