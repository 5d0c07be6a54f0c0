import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CLIENT = join(__dirname, '..');

/** The namespace that a name in scope means: '' for all parts, null for something else. */
type Translators = Map<string, string | null>;

function sourceFiles(): ts.SourceFile[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(?:testing|messages|graphql\/generated)\b/.test(path))
    .map((path) => ts.createSourceFile(path, readFileSync(join(CLIENT, path), 'utf8'), ts.ScriptTarget.ESNext, true));
}

/** The namespace of `useTranslations('part.screen')` or `textsOf('part')`; null for everything else. */
function namespaceOf(node: ts.Expression | undefined): string | null {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  if (!['useTranslations', 'textsOf'].includes(node.expression.text)) return null;
  const [name] = node.arguments;
  return !name ? '' : ts.isStringLiteralLike(name) ? name.text : null;
}

/** The same for a parameter, by its type: `ReturnType<typeof useTranslations<'part'>>`. */
function namespaceOfType(type: ts.TypeNode | undefined): string | null {
  return /\b(?:useTranslations|textsOf)<['"]([\w.]+)['"]>/.exec(type?.getText() ?? '')?.[1] ?? null;
}

/** What a key may be: literals, the beginnings of templates, and whether it is something else as well. */
interface Candidates {
  literals: string[];
  beginnings: string[];
  isOpen: boolean;
}

function candidatesOf(node: ts.Expression): Candidates {
  if (ts.isStringLiteralLike(node)) return { literals: [node.text], beginnings: [], isOpen: false };
  if (ts.isTemplateExpression(node)) return { literals: [], beginnings: [node.head.text], isOpen: false };
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return candidatesOf(node.expression);
  const choices = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isBinaryExpression(node) && /^(?:\?\?|\|\||&&)$/.test(node.operatorToken.getText())
      ? [node.left, node.right]
      : [];
  const all = choices.map(candidatesOf);
  return {
    literals: all.flatMap(({ literals }) => literals),
    beginnings: all.flatMap(({ beginnings }) => beginnings),
    isOpen: all.length === 0 || all.some(({ isOpen }) => isOpen),
  };
}

/** Keys that the sources of the client name: t('key'), t.rich('key', …), t(`beginning.${…}`), t(variable). */
export function usedKeys(keys: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  const known = new Set(keys);
  const mark = (key: string): unknown => known.has(key) && used.add(key);

  for (const file of sourceFiles()) {
    const literals: string[] = [];
    /** Namespaces that the file asks with a key which only its type tells. */
    const open = new Set<string>();

    const markAll = (namespace: string, argument: ts.Expression): void => {
      const prefix = namespace && `${namespace}.`;
      const { literals: named, beginnings, isOpen } = candidatesOf(argument);
      named.forEach((key) => mark(prefix + key));
      for (const beginning of beginnings.filter((text) => prefix + text !== '')) {
        keys.filter((key) => key.startsWith(prefix + beginning)).forEach(mark);
      }
      if (isOpen) open.add(namespace);
    };

    const visit = (node: ts.Node, outer: Translators): void => {
      const isScope = ts.isFunctionLike(node) || ts.isBlock(node);
      const here = isScope ? new Map(outer) : outer;
      if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
        here.set(node.name.text, namespaceOf(node.initializer) ?? namespaceOfType(node.type));
      }
      if (ts.isStringLiteralLike(node)) literals.push(node.text);
      if (ts.isCallExpression(node) && node.arguments[0]) {
        const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression;
        const namespace = ts.isIdentifier(callee) ? here.get(callee.text) : namespaceOf(callee);
        if (namespace != null) markAll(namespace, node.arguments[0]);
      }
      node.forEachChild((child) => visit(child, here));
    };
    visit(file, new Map());

    // A whole key can go anywhere, like the titles in the route table.
    literals.forEach(mark);
    for (const namespace of [...open].filter(Boolean)) {
      literals.forEach((key) => mark(`${namespace}.${key}`));
      const depth = namespace.split('.').length + 1;
      keys.filter((key) => key.startsWith(`${namespace}.`) && key.split('.').length === depth).forEach(mark);
    }
  }
  return used;
}
