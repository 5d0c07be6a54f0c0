import { textsInElements } from './texts-in-elements.mjs';

/**
 * The project's own lint rules, loaded by oxlint (.oxlintrc.json). All but one report the syntax that their selectors match:
 * https://eslint.org/docs/latest/extend/selectors.
 */
function forbids(selectors, message) {
  return {
    create: (context) =>
      Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
  };
}

const MUTATION_HOOK = /^use[A-Z]\w*Mutation$/;
const MUTATION_MESSAGE =
  'Hand it to useSubmit or useFormSubmit: `const change = useChangeMutation()`, called in `send` alone, outside of try and catch.';

/** Whether it is part of a `send`: an option of the two hooks, a form's attribute, or a function of this name. */
function isInSend(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'TryStatement') return false;
    const name = { Property: parent.key, JSXAttribute: parent.name, VariableDeclarator: parent.id }[parent.type]?.name;
    if (name === 'send') return true;
  }
  return false;
}

/** `change(…).then` and `change(…).catch` see what the two hooks should. */
const isFollowed = ({ parent }) =>
  parent.type === 'CallExpression' &&
  parent.parent.type === 'MemberExpression' &&
  /^(then|catch)$/.test(parent.parent.property.name);

const handedMutations = {
  create: (context) => ({
    CallExpression(node) {
      if (!MUTATION_HOOK.test(node.callee.name)) return;
      const { parent } = node;
      const report = (where) => context.report({ node: where, message: MUTATION_MESSAGE });
      if (parent.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return report(node);
      for (const { references } of context.sourceCode.getDeclaredVariables(parent))
        for (const { identifier, init } of references)
          if (!init && (!isInSend(identifier) || isFollowed(identifier))) report(identifier);
    },
  }),
};

const TIMES = '/^(elapsed|took|duration|waited|(cpu|wait|took|elapsed|duration)(Ms|Millis|Milliseconds|Seconds))$/i';

/**
 * A text that GraphQL would run: `query … {`, `mutation … {`, or without a name `{ field {`, `{ alias: field (`, `{ field field`,
 * `{ field }`; a request's body around it too. `{word}` is a placeholder.
 */
const NAMED = String.raw`(?:query|mutation|fragment)\b[^{]*\{`;
const NAMELESS = String.raw`\{\s*(?:[_a-z]\w*\s*(?::\s*\w+\s*)?[({]|[_a-z]\w*\s+[_a-z])|\{\s+[a-z]\w*\s*\}`;
const OPERATION = String.raw`/^\s*(?:\{\s*"query"\s*:\s*")?(?:${NAMED}|${NAMELESS})/`;

/** Statements and their parts, which the keywords in capitals tell from other texts. */
const SQL = String.raw`/^\s*(?:SELECT|INSERT (?:IGNORE )?INTO|UPDATE|DELETE FROM|WITH)\s+\S|\b(?:FROM|JOIN|WHERE|ORDER BY|GROUP BY) [a-z\x60]/`;

/** Declared as Record<string, …>, Readonly or not. */
const OF_ANY_TEXT =
  ":has(TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation > TSStringKeyword:first-child)";

/** Attributes and properties that a person reads or hears. */
const READ = String.raw`/^(aria-(label|description|valuetext|roledescription)|label|title|tabTitle|placeholder|alt|description|message|context|hint|advice|failed|confirmLabel|cancelLabel|closeLabel|nothingFoundMessage|searchPlaceholder|summary|heading)$/`;
/** Codes such as FILE_UPLOAD_FAILED and the beginning of an address apart. */
const LETTERS = String.raw`/^(?!https:\u002f\u002f$|\p{Lu}+(?:_\p{Lu}+)+$).*\p{L}{2}/su`;
/** A word with a capital, or several words; not what code says to other code: classes, colours, paths, an Error. */
const SENTENCE = String.raw`/^\p{Lu}\p{Ll}+(?:[.!?…:]?$|[ ,.!?…:'’-]+\p{L})|\p{Ll}{2,} (?:the|a|an|is|are|of|to|for|in|on|your|you|this|has|have|not|no|by|per|from|with|and|or) \p{L}/u`;
const NOT_SHOWN = [
  'NewExpression[callee.name=/(?:Error|Exception)$/] *',
  'ImportDeclaration > Literal',
  'TSLiteralType > Literal',
  "Property[key.name='__typename'] > Literal",
  // What is compared: a key of the keyboard, a state.
  'SwitchCase > Literal.test',
  'BinaryExpression[operator=/^[!=]==$/] > Literal',
  'CallExpression[callee.property.name=/Header$/] > Literal',
]
  .map((selector) => `:not(${selector})`)
  .join('');

export default {
  meta: { name: 'project' },
  rules: {
    'named-exports': forbids(['ExportDefaultDeclaration'], 'Named exports only: a thing has one name everywhere.'),
    // A test that measures time fails on a slower or busier machine.
    'no-measured-time': forbids(
      [
        "MemberExpression[object.name='performance'][property.name='now']",
        "MemberExpression[object.name='process'][property.name=/^(cpuUsage|hrtime|resourceUsage)$/]",
        "ImportSpecifier[imported.name='performance']",
        `CallExpression[callee.name='expect'] Identifier[name=${TIMES}]`,
        "CallExpression[callee.name='expect'] > BinaryExpression MemberExpression[object.name='Date'][property.name='now']",
      ],
      'No test measures time: judge by what happens, and measure in bench/.',
    ),
    'sql-apart': forbids(
      [`Literal[value=${SQL}]`, `TemplateElement[value.raw=${SQL}]`],
      'SQL is written in *.sql.ts files, beside the row that it answers; elsewhere ask through TypeORM.',
    ),
    'declared-rows': forbids(
      [
        'CallExpression[callee.name=/^select(Rows|One)$/][typeArguments]',
        'CallExpression[callee.name=/^select(Rows|One)$/][arguments.1.type=/Literal$/]',
      ],
      'Declare the columns that the statement answers: select…(runner, { id: text }, sql).',
    ),
    'typed-conditions': forbids(
      ['name', 'property.name'].map(
        (name) => `CallExpression[callee.object.${name}='manager'][callee.property.name=/^(update|delete)$/]`,
      ),
      'The type of its conditions is any: use manager.getRepository(…).',
    ),
    // `{}['constructor']` is a function. What has keys of one letter, or is only walked over, may be an object.
    'looked-up-in-maps': forbids(
      [
        `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator${OF_ANY_TEXT} > ObjectExpression:matches(:has(> Property[key.name=/../]), :has(> Property[key.value=/../]))`,
      ],
      'An object also has the keys of every object: look texts up in a Map.',
    ),
    // A text in the code has one language (docs/languages.md).
    'translated-texts': forbids(
      [
        `JSXText[value=${LETTERS}]`,
        `JSXAttribute[name.name=${READ}] > Literal[value=${LETTERS}]`,
        `Property[key.name=${READ}] > Literal.value[value=${LETTERS}]`,
        `Property[key.value=${READ}] > Literal.value[value=${LETTERS}]`,
        `Literal[value=${SENTENCE}]${NOT_SHOWN}`,
        `TemplateElement[value.raw=${SENTENCE}]${NOT_SHOWN}`,
      ],
      'People read this: put it into messages/ in both languages, and take it with useTranslations or textsOf.',
    ),
    // Log lines begin with a small letter.
    'texts-in-messages': forbids(
      [String.raw`:not(NewExpression[callee.name=/Error$/]) > Literal[value=/^\p{Lu}\p{Ll}*(?:[ ,]+\p{L}+){2}/u]`],
      'People read this: put it into server/messages in both languages, and take it with textsIn.',
    ),
    'handed-mutations': handedMutations,
    'texts-in-elements': textsInElements,
    'typed-operations': forbids(
      [
        `:not(CallExpression[callee.name='graphql']) > Literal[value=${OPERATION}]`,
        `:not(CallExpression[callee.name='graphql']) > TemplateLiteral > TemplateElement:first-child[value.raw=${OPERATION}]`,
        "MemberExpression[property.name='sendText']",
      ],
      'Write it as graphql(`…`), so that codegen types it (docs/testing.md).',
    ),
  },
};
