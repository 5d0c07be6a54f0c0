/** Writes operations.json: the text of every operation that the client sends, by its hash. */
const { concatAST, Kind } = require('graphql');
const { registeredDocument } = require('./registered-document.cjs');

module.exports = {
  plugin(_schema, documents) {
    const { definitions } = concatAST(documents.map((file) => file.document));
    const fragments = new Map(
      definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
    );
    const entries = definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .sort((one, other) => one.name.value.localeCompare(other.name.value))
      .map((operation) => registeredDocument(operation, fragments))
      .map(({ hash, text }) => [hash, text]);
    return JSON.stringify(Object.fromEntries(entries), null, 2);
  },
};
