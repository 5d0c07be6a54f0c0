import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Reads `[{ filePath, text }]` from the standard input and writes what the project's lint says of each. A process of its own, since
 * Jest cannot import a configuration that is an ES module. Without the rules that need types: a planted file is in no project.
 */
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const messages = [];
for (const { filePath, text } of await json(process.stdin)) {
  const [result] = await eslint.lintText(text, { filePath });
  messages.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(messages));
