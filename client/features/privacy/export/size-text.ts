/** `12 KB`, `3 MB`; at least `1 KB`. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.max(1, Math.round(kilobytes / 1024))} MB`;
}
