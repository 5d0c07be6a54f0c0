import { hashOfSources, type CodegenTarget } from '../codegen/document-sources';
import { writeGenerated } from '../codegen/write-generated';

/**
 * Codegen for `npm run dev`, which sends a message when files have changed, and gets one back when a target has been
 * written: its name, and why that failed, or null. In a process of its own, because a run would hold the loop that the open
 * pages wait for. Not codegen's own --watch: that reads its settings once, and they name the files that hold documents.
 */
const sources = new Map<CodegenTarget, string>();

async function bringUpToDate(target: CodegenTarget): Promise<void> {
  const hash = hashOfSources(target);
  if (sources.get(target) === hash) return;
  sources.set(target, hash);
  const written = writeGenerated(target).then(() => null);
  process.send?.([target, await written.catch((error: Error) => `codegen failed:\n${error.message}`)]);
}

let running = Promise.resolve();
process.on('message', () => {
  running = running.then(() => bringUpToDate('client/graphql/')).then(() => bringUpToDate('testkit/graphql/'));
});
process.once('disconnect', () => process.exit());
