import type { CodegenTarget } from '../../codegen';
import { writeGenerated } from '../codegen/write-generated';

/** What a run did: the files that it wrote, or why it failed. */
export type CodegenResult = { written: string[] } | { failure: string };

/**
 * Codegen that `npm run dev` keeps in memory, because loading its packages takes longer than a run. It gets the target
 * of a run as a message, and answers with the result. It ends with the script that started it.
 */
async function run(target: CodegenTarget): Promise<CodegenResult> {
  try {
    return { written: await writeGenerated(target) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (target: CodegenTarget) => void run(target).then((result) => process.send?.(result)));
process.once('disconnect', () => process.exit());
