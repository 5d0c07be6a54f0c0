/** Gathers the modules of document-files.cjs in client/graphql/generated.ts, the one place that pages import from. */
const { nameOf, withOperations } = require('./document-files.cjs');

module.exports = {
  plugin(_schema, documents) {
    const lines = withOperations(documents).map((file) => `export * from './generated/${nameOf(file)}';`);
    return lines.sort().join('\n');
  },
};
