import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { createSchema } from '../server/graphql/schema';

/** How a value differs from what the schema says that this query's only root returns; `ofItem` for one of its items. */
export function differencesFromSchema(query: string, value: unknown, { ofItem = false } = {}): string[] {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This is no query');
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || !root.selectionSet) throw new Error('This query asks for no object');
  const type = createSchema().getQueryType()?.getFields()[root.name.value]?.type;
  if (!type) throw new Error(`There is no root ${root.name.value}`);
  return ofItem
    ? differencesOfItem(type, root.selectionSet, value)
    : differences(type, root.selectionSet, value, root.name.value);
}

function differencesOfItem(type: GraphQLOutputType, selected: SelectionSetNode, value: unknown): string[] {
  const named = getNullableType(type);
  if (isListType(named)) return differences(named.ofType as GraphQLOutputType, selected, value, 'item');
  const items = selected.selections.find((field) => field.kind === Kind.FIELD && field.name.value === 'items');
  if (!isObjectType(named) || items?.kind !== Kind.FIELD || !items.selectionSet) throw new Error('This is no list');
  const list = getNullableType(named.getFields()['items']?.type);
  if (!isListType(list)) throw new Error('These are no items');
  return differences(list.ofType as GraphQLOutputType, items.selectionSet, value, 'item');
}

function differences(
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  value: unknown,
  path: string,
): string[] {
  if (value === null) return isNonNullType(type) ? [`${path} is null`] : [];
  const named = getNullableType(type);
  if (isListType(named)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item, index) =>
      differences(named.ofType as GraphQLOutputType, selected, item, `${path}.${index}`),
    );
  }
  if (isLeafType(named)) return isLeaf(() => named.parseValue(value)) ? [] : [`${path} is no ${named.name}`];
  if (!isObjectType(named) || typeof value !== 'object') return [`${path} is no object`];
  const fields = (selected?.selections ?? []).flatMap((field) => (field.kind === Kind.FIELD ? [field] : []));
  const names = fields.map((field) => field.name.value);
  const others = Object.keys(value).filter((name) => !names.includes(name));
  return [
    ...others.map((name) => `${path}.${name} was not asked for`),
    ...fields.flatMap((field) => {
      const name = field.name.value;
      const of = named.getFields()[name]?.type;
      if (!of || !(name in value)) return [`${path}.${name} is missing`];
      return differences(of, field.selectionSet, (value as Record<string, unknown>)[name], `${path}.${name}`);
    }),
  ];
}

function isLeaf(read: () => unknown): boolean {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
}
