import { Notifications } from '@mantine/notifications';
import classes from './ToastArea.module.css';
import { ThemeProvider } from '../theme/ThemeProvider';

/** What ToastArea shows, in a chunk of its own. */
export function ToastList() {
  return (
    <ThemeProvider>
      <Notifications
        position="bottom-center"
        autoClose={3000}
        transitionDuration={160}
        limit={4}
        classNames={{ root: classes.area }}
        // In the region that ToastArea keeps for it, which screen readers listen to.
        withinPortal={false}
      />
    </ThemeProvider>
  );
}
