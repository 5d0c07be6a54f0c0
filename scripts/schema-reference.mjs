/**
 * Writes the API's reference for administrators: one page of schema.graphql, without scripts. It goes into a dot folder
 * of the built client, which express.static never serves; server/http/schema-reference.ts does. Run after `vite build`.
 */
import { buildSchema, getNamedType, isEnumType, isIntrospectionType, isUnionType } from 'graphql';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const KINDS = [
  ['Types', 'ObjectTypeDefinition'],
  ['Interfaces', 'InterfaceTypeDefinition'],
  ['Unions', 'UnionTypeDefinition'],
  ['Inputs', 'InputObjectTypeDefinition'],
  ['Enums', 'EnumTypeDefinition'],
  ['Scalars', 'ScalarTypeDefinition'],
];
const ROOTS = ['Query', 'Mutation'];
const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}' +
  'dd{margin:0 0 .5rem 1.5rem}code{overflow-wrap:anywhere}';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (text) => (text ? `<p>${escape(text)}</p>` : '');

/** The type's name as a link, with its brackets and exclamation marks. */
function link(type) {
  const { name } = getNamedType(type);
  return escape(type.toString()).replace(name, `<a href="#${name}">${name}</a>`);
}

function entry({ name, type, args = [], description, deprecationReason }) {
  const given = args.map(
    (argument) =>
      `<dt><code>${argument.name}: ${link(argument.type)}</code></dt><dd>${escape(argument.description ?? '')}</dd>`,
  );
  return (
    `<dt><code>${name}${type ? `: ${link(type)}` : ''}</code></dt>` +
    `<dd>${paragraph(description)}${deprecationReason ? `<p>Deprecated: ${escape(deprecationReason)}</p>` : ''}` +
    `${given.length > 0 ? `<dl>${given.join('')}</dl>` : ''}</dd>`
  );
}

function section(type) {
  const members = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : [];
  const union = isUnionType(type) ? `<p>One of ${type.getTypes().map(link).join(', ')}.</p>` : '';
  return `<section><h3 id="${type.name}">${type.name}</h3>${paragraph(type.description)}${union}<dl>${members.map(entry).join('')}</dl></section>`;
}

const types = Object.values(buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')).getTypeMap());
const shown = types
  .filter((type) => !isIntrospectionType(type))
  .sort((one, other) => one.name.localeCompare(other.name));
const groups = [
  ['Queries and mutations', shown.filter(({ name }) => ROOTS.includes(name))],
  ...KINDS.map(([title, kind]) => [
    title,
    shown.filter(({ name, astNode }) => !ROOTS.includes(name) && (astNode?.kind ?? 'ScalarTypeDefinition') === kind),
  ]),
].filter(([, members]) => members.length > 0);
const contents = groups.map(([title, members]) => `<h2>${title}</h2>${members.map(section).join('')}`).join('');
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference</title><style>${STYLE}</style></head><body><main><h1>API reference</h1><p><a href="/admin/playground">Playground</a></p>${contents}</main></body></html>\n`;

const target = join(root, 'dist/client/.schema/reference.html');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, page);
