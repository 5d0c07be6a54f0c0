import { MESSAGE_TIMES } from '../../components/message-times';
import type { ToastOptions } from '../../components/toasts';

/** Messages of the admin area: top centre, 5 seconds. */
export const adminToast: ToastOptions = { position: 'top-center', milliseconds: MESSAGE_TIMES.admin };
