/** The server makes all keys; one that could leave the store's directory is a programming error. */
export function checkedStorageKey(storageKey: string): string {
  if (!/^[\w-]+\/[\w-]+$/.test(storageKey)) throw new Error('A storage key may not leave the file store');
  return storageKey;
}
