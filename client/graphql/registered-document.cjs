/**
 * An operation as the client sends it: its own fragments with it, and `__typename` where Apollo Client adds it. The
 * server knows the text by this hash (operations.json), so a request carries the hash alone.
 */
const { createHash } = require('node:crypto');
const { InMemoryCache } = require('@apollo/client');
const { Kind, print, visit } = require('graphql');

const cache = new InMemoryCache();

function fragmentsOf(node, known, found = new Map()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = known.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      fragmentsOf(fragment, known, found);
    },
  });
  return [...found.values()];
}

/** `known`: all fragments by name. */
function registeredDocument(operation, known) {
  const document = cache.transformDocument({
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation, known)],
  });
  const text = print(document);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

module.exports = { registeredDocument };
