import compile from 'icu-minify/compile';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import type { Plugin } from 'vite';

const MESSAGE_FILE = /\/messages\/(?:en|id)\/(?!index\.)[\w-]+\.ts$/;

type Texts = { [key: string]: string | Texts };

function compileTexts(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileTexts(text)]),
  );
}

/** What a file of messages exports. It imports types alone. */
function exportsOf(code: string): Record<string, Texts> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, Texts> = {};
  runInNewContext(outputText, { exports: exported });
  return exported;
}

/** Messages reach the browser compiled, so that it needs no parser (use-intl's `format-only`). */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform(code, id) {
      if (!MESSAGE_FILE.test(id)) return null;
      return Object.entries(exportsOf(code))
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))};`)
        .join('\n');
    },
  };
}
