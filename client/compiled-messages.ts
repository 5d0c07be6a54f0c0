import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../domain/language';

const FOLDERS = ['client/messages', 'domain/messages'].map((folder) => join(import.meta.dirname, '..', folder));

type Texts = { [key: string]: string | Texts };

function compileTexts(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileTexts(text)]),
  );
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

/** Each part of a language, compiled, as JSON. */
function compiledParts(language: Language): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((name) => name !== 'index.ts')
      .map((name) => join(folder, language, name)),
  );
  const parts = files.flatMap((file) => Object.entries(exportsOf(file)));
  return new Map(parts.map(([part, texts]) => [part, JSON.stringify(compileTexts(texts))]));
}

/** Where the browser finds a part. One hash for all, so that the page need not list the files. */
export const messageFile = (language: Language, part: string, hash: string): string =>
  `assets/text-${language}-${part}-${hash}.json`;

/** The hash of all messages of this build. */
export function messagesHash(): string {
  const all = LANGUAGES.flatMap((language) => [...compiledParts(language)]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
}

/**
 * Messages reach the browser as compiled JSON, one file for each part of a language, so that it needs no parser
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
        for (const [part, source] of compiledParts(language))
          this.emitFile({ type: 'asset', fileName: messageFile(language, part, hash), source });
      }
    },
    // In development each part is compiled when it is asked for.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language, part] = /^\/assets\/text-(en|id)-(\w+)-dev\.json$/.exec(request.url ?? '') ?? [];
        const texts = part && compiledParts(language as Language).get(part);
        if (!texts) return next();
        response.setHeader('content-type', 'application/json').end(texts);
      });
    },
    hotUpdate({ file }) {
      if (FOLDERS.some((folder) => file.startsWith(folder))) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
