/**
 * One generated module for each .graphql file, so that a page ships its own documents and nobody else's. A preset of
 * the code generator.
 */
const { basename, join } = require('node:path');
const { Kind } = require('graphql');

const nameOf = (file) => basename(file.location ?? '', '.graphql');
const definitionsOf = (file, kind) => (file.document?.definitions ?? []).filter((node) => node.kind === kind);

/** The files that ask for something; a file of fragments alone needs no module. */
function withOperations(documents) {
  return documents.filter((file) => definitionsOf(file, Kind.OPERATION_DEFINITION).length > 0);
}

function assertDistinct(names) {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two documents are called ${twice}.graphql; each needs a name of its own.`);
}

/** Fragments of the other files: an operation carries those that it spreads. */
function foreignFragments(documents, own) {
  return documents
    .filter((file) => file !== own)
    .flatMap((file) => definitionsOf(file, Kind.FRAGMENT_DEFINITION))
    .map((node) => ({ isExternal: true, name: node.name.value, onType: node.typeCondition.name.value, node }));
}

function buildGeneratesSection({ baseOutputDir, documents, config, ...rest }) {
  const files = withOperations(documents);
  assertDistinct(files.map(nameOf));
  return files.map((file) => ({
    ...rest,
    filename: join(baseOutputDir, `${nameOf(file)}.ts`),
    documents: [file],
    config: { ...config, externalFragments: foreignFragments(documents, file) },
  }));
}

module.exports = { buildGeneratesSection, nameOf, withOperations };
