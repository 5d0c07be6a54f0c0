/** Jest's globalTeardown. */
export default async function stopDatabase(): Promise<void> {
  await globalThis.testDatabase?.stop();
}
