import { basename } from 'node:path';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  OperationTypeNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { apolloHooks } from './apollo-hooks';
import { persistedDocument } from './persisted-document';

interface Settings {
  /** Where the texts of all operations go, by their hash. */
  persistedDocuments: string;
}

/**
 * Types, documents and hooks of the client, with a module for each .graphql file, so that a page ships its own documents
 * and no others. The client preset writes all of them in one module: 19 kB (gzip) for pages that need one.
 */
export const clientDocuments: Types.OutputPreset<Settings> = {
  buildGeneratesSection(options): Types.GenerateOptions[] {
    const { baseOutputDir, documents, plugins, pluginMap, config, presetConfig, schema, schemaAst } = options;
    const files = documents.filter((file) => operationsOf([file]).length > 0);
    refuseSameNames(files.map(nameOf));
    const [note = {}, types = {}, typedDocuments = {}] = plugins;
    const fragments = new Map(fragmentsOf(documents).map((node) => [node.name.value, node]));
    const section = { schema, schemaAst, config, documents };
    const exports = ['types', ...files.map(nameOf).toSorted()].map((name) => `export * from './generated/${name}';`);
    return [
      {
        ...section,
        filename: `${baseOutputDir}generated.ts`,
        plugins: [note, { exports: {} }],
        pluginMap: { ...pluginMap, exports: writing(exports.join('\n')) },
      },
      {
        ...section,
        filename: `${baseOutputDir}generated/types.ts`,
        plugins: [note, types],
        pluginMap,
      },
      {
        ...section,
        filename: presetConfig.persistedDocuments,
        plugins: [{ texts: {} }],
        pluginMap: { texts: writing(JSON.stringify(textsOf(documents, fragments), null, 2)) },
      },
      {
        ...section,
        filename: `${baseOutputDir}generated/names.ts`,
        plugins: [note, { names: {} }],
        pluginMap: { ...pluginMap, names: writing(namesOf(documents, schemaAst)) },
      },
      ...files.map((file) => ({
        ...section,
        filename: `${baseOutputDir}generated/${nameOf(file)}.ts`,
        documents: [file],
        plugins: [note, { add: { content: "import type * as Types from './types';" } }, typedDocuments, { hooks: {} }],
        pluginMap: { ...pluginMap, hooks: apolloHooks(operationsOf([file]), fragments) },
        config: {
          ...config,
          importOperationTypesFrom: 'Types',
          documentNodeImport: '@apollo/client#TypedDocumentNode',
          externalFragments: fragmentsOf(documents.filter((other) => other !== file)).map((node) => ({
            isExternal: true,
            name: node.name.value,
            onType: node.typeCondition.name.value,
            node,
          })),
        },
      })),
    ];
  },
};

const writing = (content: string): CodegenPlugin => ({ plugin: () => content });

function textsOf(
  documents: readonly Types.DocumentFile[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Record<string, string> {
  const sorted = operationsOf(documents).toSorted((one, other) =>
    String(one.name?.value).localeCompare(String(other.name?.value)),
  );
  return Object.fromEntries(
    sorted.map((operation) => persistedDocument(operation, fragments)).map(({ hash, text }) => [hash, text]),
  );
}

/** What `MutationEffects` may name. */
function namesOf(documents: readonly Types.DocumentFile[], schema: GraphQLSchema | undefined): string {
  const queries = operationsOf(documents).filter(({ operation }) => operation === OperationTypeNode.QUERY);
  return [
    unionOf('QueryName', queries.map(({ name }) => name?.value ?? '').toSorted()),
    unionOf('QueryField', Object.keys(schema?.getQueryType()?.getFields() ?? {})),
  ].join('\n');
}

const unionOf = (type: string, names: readonly string[]): string =>
  `export type ${type} =${names.map((name) => `\n  | '${name}'`).join('')};\n`;

const nameOf = ({ location }: Types.DocumentFile): string => basename(location ?? '', '.graphql');

const operationsOf = (files: readonly Types.DocumentFile[]): OperationDefinitionNode[] =>
  files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

const fragmentsOf = (files: readonly Types.DocumentFile[]): FragmentDefinitionNode[] =>
  files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

function refuseSameNames(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two documents are called ${twice}.graphql; each needs a name of its own.`);
}
