/** Keys are made by the server and hold nothing that could lead elsewhere; one that does is a fault of ours. */
export function checkedStorageKey(storageKey: string): string {
  if (!/^[\w-]+\/[\w-]+$/.test(storageKey)) throw new Error('A storage key may not leave the file store');
  return storageKey;
}
