/** `Find Jobs · TemuKerja` in the tab and the history. */
export function setPageTitle(title: string): void {
  document.title = `${title} · TemuKerja`;
}
