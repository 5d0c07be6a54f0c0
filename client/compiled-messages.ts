import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../domain/language';
import { textFileOf } from './language/text-files';

const ROOT = join(import.meta.dirname, '..');
// The client's own errors are the catalogue and more.
const FOLDERS = ['domain/messages', 'client/messages'].map((folder) => join(ROOT, folder));

type Texts = { [key: string]: string | Texts };

/** Throws an error with the key of a text that cannot be compiled. */
function compileTexts(texts: Texts, path = ''): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compiled(text, path + key) : compileTexts(text, `${path}${key}.`),
    ]),
  );
}

function compiled(text: string, key: string): unknown {
  try {
    return compile(text);
  } catch (error) {
    throw new FaultyText(key, text, error instanceof Error ? error.message : String(error));
  }
}

class FaultyText extends Error {
  constructor(
    readonly key: string,
    text: string,
    reason: string,
  ) {
    super(`${key}: ${reason}, in ${JSON.stringify(text)}`);
  }
}

/** What a file of messages exports. It imports types, and other files of messages. */
function exportsOf(file: string): Record<string, Texts> {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, Texts> = {};
  const require = (path: string) => exportsOf(`${join(dirname(file), path)}.ts`);
  runInNewContext(outputText, { exports: exported, require });
  return exported;
}

/** `compile` with the file, and the line of the key, in front of what it throws. */
function compileFile(file: string, part: string, texts: Texts): string {
  try {
    return JSON.stringify(compileTexts(texts));
  } catch (error) {
    if (!(error instanceof FaultyText)) throw error;
    throw new Error(`${relative(ROOT, file)}:${lineOf(file, error.key.split('.'))} ${part}.${error.message}`);
  }
}

/** The line of a key, 1 for the first: where the names of its path have come one after the other. */
function lineOf(file: string, path: readonly string[]): number {
  let next = 0;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (new RegExp(`^\\s*['"]?${path[next]}['"]?\\s*:`).test(line)) next += 1;
    if (next === path.length) return index + 1;
  }
  return 1;
}

/** The files of a language by name, as JSON: the compiled texts by part. */
function compiledFiles(language: Language): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((name) => name !== 'index.ts')
      .map((name) => join(folder, language, name)),
  );
  // Of one part, the later file counts.
  const parts = new Map(
    files.flatMap((file) =>
      Object.entries(exportsOf(file)).map(([part, texts]) => [part, compileFile(file, part, texts)] as const),
    ),
  );
  const members = new Map<string, string[]>();
  for (const [part, json] of parts) {
    const file = textFileOf(part);
    members.set(file, [...(members.get(file) ?? []), `${JSON.stringify(part)}:${json}`]);
  }
  return new Map([...members].map(([file, texts]) => [file, `{${texts.join()}}`]));
}

/** Where the browser finds a file of texts. One hash for all, so that the page need not list the files. */
export const messageFile = (language: Language, name: string, hash: string): string =>
  `assets/text-${language}-${name}-${hash}.json`;

/** The hash of all messages of this build. */
export function messagesHash(): string {
  const all = LANGUAGES.flatMap((language) => [...compiledFiles(language)]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
}

/**
 * Messages reach the browser as compiled JSON, some parts of a language in a file, so that it needs no parser
 * (use-intl's `format-only`), and only what a page shows.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    config: (_config, { command }) => ({
      define: { MESSAGES_HASH: JSON.stringify(command === 'build' ? messagesHash() : 'dev') },
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    generateBundle() {
      const hash = messagesHash();
      for (const language of LANGUAGES) {
        for (const [name, source] of compiledFiles(language))
          this.emitFile({ type: 'asset', fileName: messageFile(language, name, hash), source });
      }
    },
    // In development each file is compiled when it is asked for.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language, name] = /^\/assets\/text-(en|id)-(\w+)-dev\.json$/.exec(request.url ?? '') ?? [];
        const texts = name && compiledFiles(language as Language).get(name);
        if (!texts) return next();
        response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store').end(texts);
      });
    },
    // The open page fetches its texts again and keeps what was typed (client/main.tsx).
    hotUpdate({ file }) {
      if (!FOLDERS.some((folder) => file.startsWith(folder))) return;
      this.environment.hot.send({ type: 'custom', event: 'messages-saved', data: null });
      return [];
    },
  };
}
