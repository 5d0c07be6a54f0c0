/**
 * A browser that translates replaces each text node of the page by elements of its own. React still holds the old node: a
 * text that changes stays as it was, and moving or removing one ends in an error that takes the page away. Only a text
 * that is all its element has is safe, because React then writes into the element.
 *
 * So a text is alone in its element, where it changes or comes and goes, or where something before it does. A component
 * returns elements, never a text. Several pieces that change, such as those of `t.rich`, go into <Sentence>.
 *
 * Without types, what is not known to be an element is a text. A prop whose type is `Elements` or `ReactElement` is known.
 */
const CHANGES =
  'A browser that translates would leave this text as it was, or crash the page: put it into an element of its own, or the whole into <Sentence>.';
const MOVES =
  'What comes before this text may come and go, which crashes the page while a browser translates it: put the text into an element of its own.';
const BARE = 'This text has no element of its own, so the page crashes when it goes while a browser translates it.';

/** Attributes of Mantine's fields. */
const FIELDS = ['name', 'property.name']
  .map((name) => `JSXOpeningElement[name.${name}=/(Input|Select|Textarea|Wrapper|Group)$/] > *`)
  .join(', ');

const isFunction = (node) => /Function/.test(node?.type ?? '');
const isBlank = (text) => text.trim() === '';
/** What JSX drops: lines between elements, and comments. */
const isNothing = (child) =>
  (child.type === 'JSXText' && isBlank(child.value) && child.value.includes('\n')) ||
  child.expression?.type === 'JSXEmptyExpression';

/** What a function returns, without the functions inside. */
function answersOf(node) {
  if (!node || typeof node !== 'object' || isFunction(node)) return [];
  if (Array.isArray(node)) return node.flatMap(answersOf);
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return ['body', 'consequent', 'alternate', 'cases', 'block', 'handler', 'finalizer'].flatMap((part) =>
    answersOf(node[part]),
  );
}
const resultsOf = ({ body }) => (body.type === 'BlockStatement' ? answersOf(body) : [body]);

const hasAttribute = ({ openingElement }, name, value) =>
  openingElement?.attributes.some((attribute) => attribute.name?.name === name && attribute.value?.value === value);

/** Whether its texts are not translated, or are looked after. */
function isKept(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === 'JSXElement' && (hasAttribute(at, 'translate', 'no') || at.openingElement.name.name === 'Sentence'))
      return true;
  return false;
}

/** Whether other texts may take its place. */
function isConditional({ parent }) {
  for (let at = parent; at && !/^JSX|Statement$/.test(at.type) && !isFunction(at); at = at.parent)
    if (/^(Conditional|Logical)Expression$/.test(at.type)) return true;
  return false;
}

function reader({ sourceCode }) {
  /** By name, the types that the file gives to props. */
  const props = new Map();
  const definitionOf = (identifier) => {
    for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
      const found = scope.set.get(identifier.name);
      if (found) return { ...found.defs[0], isOfModule: scope.type === 'module' };
    }
    return undefined;
  };
  const valueOf = (identifier) => {
    const { type, node } = definitionOf(identifier) ?? {};
    if (type === 'FunctionName') return node;
    return type === 'Variable' && node.id.type === 'Identifier' ? node.init : undefined;
  };
  const isElements = (type) => {
    if (type?.type === 'TSUnionType') return type.types.every(isElements);
    if (type?.type === 'TSFunctionType') return isElements(type.returnType.typeAnnotation);
    return /^TS(Null|Undefined)Keyword$/.test(type?.type) || /^(Elements|ReactElement)$/.test(type?.typeName?.name);
  };

  /** Whether it is the same each time. A function: whether it always makes an element. */
  function isConstant(node) {
    if (isFunction(node)) return resultsOf(node).every(({ type }) => type === 'JSXElement');
    switch (node.type) {
      case 'Literal':
        return true;
      case 'ObjectExpression':
        return node.properties.every((property) => isConstant(property.value ?? property.argument));
      case 'Identifier': {
        const definition = definitionOf(node);
        if (definition?.type === 'ImportBinding' || definition?.isOfModule) return true;
        const value = valueOf(node);
        return value ? isConstant(value) : false;
      }
      default:
        return false;
    }
  }

  const changesIf = (nodes) => (nodes.some((node) => textOf(node) !== null) ? 'changing' : null);
  const resultOf = (callee) => {
    const called = callee.type === 'Identifier' ? valueOf(callee) : undefined;
    return isFunction(called) ? resultsOf(called) : undefined;
  };

  /** 'fixed' or 'changing'; null when it cannot become text. */
  function textOf(node) {
    switch (node.type) {
      case 'JSXText':
        return isBlank(node.value) ? null : 'fixed';
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'TSAsExpression':
        return textOf(node.expression);
      case 'Literal':
        return /string|number/.test(typeof node.value) && !isBlank(String(node.value)) ? 'fixed' : null;
      case 'TemplateLiteral':
        return node.expressions.length > 0 ? 'changing' : 'fixed';
      case 'ConditionalExpression':
        return changesIf([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return changesIf(node.operator === '&&' ? [node.right] : [node.left, node.right]);
      case 'Identifier': {
        if (node.name === 'undefined' || isElements(props.get(node.name))) return null;
        const value = valueOf(node);
        return value ? textOf(value) : 'changing';
      }
      case 'MemberExpression':
        return isElements(props.get(node.property.name)) ? null : 'changing';
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        if (/^(map|flatMap)$/.test(callee.property?.name) && isFunction(given[0]))
          return changesIf(resultsOf(given[0]));
        const results = resultOf(callee);
        if (results) return changesIf(results);
        if (callee.name === 'createElement' || isElements(props.get(callee.property?.name ?? callee.name))) return null;
        return given.length > 0 && given.every(isConstant) ? 'fixed' : 'changing';
      }
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return null;
      default:
        return isFunction(node) ? null : 'changing';
    }
  }
  const readProp = ({ key, typeAnnotation }) => props.set(key.name, typeAnnotation?.typeAnnotation);
  return { readProp, textOf };
}

/** Components that always show something. Others may show nothing. */
const ALWAYS_SHOWN = /^Icon|^(Money|Written|Link|Anchor)$|(Text|Instant)$/;

/** Whether it may be absent, or make way for something else. */
function comesAndGoes(child, textOf) {
  if (child.type === 'JSXElement') {
    const { name = '' } = child.openingElement.name;
    return !/^[a-z]/.test(name) && !ALWAYS_SHOWN.test(name);
  }
  if (child.type === 'JSXExpressionContainer') return child.expression.type !== 'Literal' && textOf(child) !== 'fixed';
  return child.type !== 'JSXText';
}

export const textsInElements = {
  create(context) {
    const { readProp, textOf } = reader(context);
    const report = (node, message) => context.report({ node, message });

    function children(node) {
      const shown = node.children.filter((child) => !isNothing(child));
      const isBare = node.type === 'JSXFragment';
      if ((shown.length < 2 && !isBare) || isKept(node)) return;
      shown.forEach((child, place) => {
        const text = textOf(child);
        if (text === 'changing') report(child, CHANGES);
        else if (text && isBare) report(child, BARE);
        else if (text && shown.slice(0, place).some((before) => comesAndGoes(before, textOf))) report(child, MOVES);
      });
    }

    function component(node) {
      const name = node.id?.name ?? node.parent.id?.name;
      if (!/^[A-Z]/.test(name)) return;
      for (const result of resultsOf(node)) if (textOf(result)) report(result, BARE);
    }

    return {
      // Before the rest is read: types may stand below what they describe.
      Program() {
        const { visitorKeys, ast } = context.sourceCode;
        const visit = (node) => {
          if (node.type === 'TSPropertySignature') readProp(node);
          for (const key of visitorKeys[node.type] ?? [])
            for (const child of [node[key]].flat()) if (child?.type) visit(child);
        };
        visit(ast);
      },
      JSXElement: children,
      JSXFragment: children,
      FunctionDeclaration: component,
      ArrowFunctionExpression: component,
      // Mantine puts it beside the asterisk of a required field.
      [`JSXAttribute[name.name='label']:matches(${FIELDS}) > JSXExpressionContainer`](node) {
        if (textOf(node) === 'changing') report(node, CHANGES);
      },
      "CallExpression[callee.property.name='rich']"(node) {
        if ((textOf(node) === 'changing' || isConditional(node)) && !isKept(node)) report(node, CHANGES);
      },
    };
  },
};
