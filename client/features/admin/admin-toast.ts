import type { ToastOptions } from '../../components/toasts';

/** Messages of the admin area: top centre, 5 seconds (company specification, sections 2 and 9). */
export const adminToast: ToastOptions = { position: 'top-center', milliseconds: 5000 };
