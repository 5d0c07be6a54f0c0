/** Brings the button above the toast, which appears at the bottom of the screen (LoginView.module.css says how far). */
export function showSubmit(form: HTMLFormElement | null): void {
  form?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
}
