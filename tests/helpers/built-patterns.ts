import type { ESTree } from 'vite';
import { isNode } from './product-patterns.ts';
import type { SourceFile } from './source-code.ts';

type Source = Pick<SourceFile, 'path' | 'text' | 'imports' | 'syntax'>;

interface Use {
  /** The function it's in, as 'sites/a.ts name'; undefined while a module is loaded. */
  within: string | undefined;
  /** The function that's used; undefined for RegExp itself. */
  of: string | undefined;
  where: string;
}

/**
 * The places that may build a regular expression from data. Allowed are patterns made while modules are loaded, when there's no data yet,
 * by functions that are called only then, too; and in other functions, patterns of constants and `RegExp.escape`.
 */
export function patternsFromData(sources: readonly Source[]): string[] {
  const makers = new Set<string>();
  let uses: Use[] = [];
  for (let before = -1; before !== makers.size; ) {
    before = makers.size;
    const names = ['RegExp', 'match', ...[...makers].map((maker) => maker.split(' ')[1] ?? '')];
    // Most files have none of these words, and needn't be parsed.
    uses = sources.flatMap((source) => (names.some((name) => source.text.includes(name)) ? usesIn(source, makers) : []));
    for (const { within } of uses) if (within) makers.add(within);
  }
  const early = new Set<string>();
  for (let before = -1; before !== early.size; ) {
    before = early.size;
    for (const { within, of } of uses) if (of && (!within || early.has(within))) early.add(of);
  }
  return uses.filter(({ within }) => within && !early.has(within)).map(({ where }) => where);
}

/** Methods that call what they're given right away. */
const callers = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'reduce', 'forEach', 'sort', 'toSorted', 'from', 'groupBy']);

function usesIn({ path, imports, syntax }: Source, makers: ReadonlySet<string>): Use[] {
  const topLevel = new Map<string, string>();
  for (const [index, { entries }] of syntax.module.staticImports.entries())
    for (const { localName, importName } of entries) topLevel.set(localName.value, `${imports[index]?.to} ${importName.name}`);
  for (const statement of syntax.program.body) {
    const declared = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement;
    if (declared.type === 'FunctionDeclaration' && declared.id) topLevel.set(declared.id.name, `${path} ${declared.id.name}`);
    if (declared.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const name of declared.declarations.flatMap(({ id }) => namesIn(id))) topLevel.set(name, `${path} ${name}`);
  }
  const found: Use[] = [];
  walk(syntax.program, undefined, []);
  return found;

  function walk(node: ESTree.Node, within: string | undefined, parents: ESTree.Node[]): void {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration') return;
    const inside = isFunction(node) ? (within ?? functionName(node, parents)) : within;
    const line = () => `${path}: ${nameOf(node)} in ${within?.split(' ')[1] ?? 'the module'}`;
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isName(node.callee, 'RegExp'))
      if (!within || !isSafe(node.arguments[0], [...parents, node])) found.push({ within, of: undefined, where: line() });
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && isText(node) && within)
      found.push({ within, of: undefined, where: line() });
    if (node.type === 'Identifier' && makers.has(topLevel.get(node.name) ?? '') && !isDeclared(node, parents)) {
      const call = parents.at(-1);
      const isFine =
        within && call?.type === 'CallExpression' && call.callee === node && call.arguments.every((one) => isSafe(one, parents));
      if (!isFine) found.push({ within, of: topLevel.get(node.name), where: line() });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'typeAnnotation' && key !== 'returnType' && !(key === 'property' && node.type === 'MemberExpression' && !node.computed))
        for (const child of Array.isArray(value) ? value : [value])
          if (isNode(child)) walk(child as ESTree.Node, inside, [...parents, node]);
  }

  /** The name of a function that a module declares, or 'callback' for what runs later; undefined for what's called while it's loaded. */
  function functionName(node: ESTree.Node, parents: ESTree.Node[]): string | undefined {
    if (node.type === 'FunctionDeclaration' && node.id) return `${path} ${node.id.name}`;
    const parent = parents.at(-1);
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return `${path} ${parent.id.name}`;
    const { callee } = parent?.type === 'CallExpression' ? parent : {};
    if (callee === node || (callee?.type === 'MemberExpression' && callers.has(nameOf(callee)))) return undefined;
    return `${path} callback`;
  }

  /** True for a part of a pattern that has no data in it. */
  function isSafe(node: ESTree.Node | undefined, parents: ESTree.Node[]): boolean {
    const safe = (one: ESTree.Node | undefined | null): boolean => isSafe(one ?? undefined, parents);
    switch (node?.type) {
      case 'Literal':
        return true;
      case 'TemplateLiteral':
        return node.expressions.every(safe);
      case 'TaggedTemplateExpression':
        return node.quasi.expressions.every(safe);
      case 'BinaryExpression':
      case 'LogicalExpression':
        return safe(node.left) && safe(node.right);
      case 'ConditionalExpression':
        return safe(node.consequent) && safe(node.alternate);
      case 'ArrayExpression':
        return node.elements.every(safe);
      case 'SpreadElement':
        return safe(node.argument);
      case 'MemberExpression':
        return isPattern(node.object, parents) || safe(node.object);
      case 'ArrowFunctionExpression':
        return safe(node.body);
      case 'Identifier':
        return isSafeName(node.name, parents) || isPattern(node, parents);
      case 'CallExpression': {
        if (isEscape(node.callee)) return true;
        if (node.callee.type === 'Identifier')
          return topLevel.has(node.callee.name) && node.arguments.length > 0 && node.arguments.every(safe);
        if (node.callee.type !== 'MemberExpression') return false;
        const [first] = node.arguments;
        if (nameOf(node.callee) === 'map' && first && (isEscape(first) || (first.type === 'ArrowFunctionExpression' && safe(first.body))))
          return true;
        return safe(node.callee.object) && node.arguments.every(safe);
      }
      default:
        return false;
    }
  }

  /** A constant of the module, or a constant of a function that's made of safe parts. */
  function isSafeName(name: string, parents: ESTree.Node[]): boolean {
    for (const [depth, parent] of [...parents.entries()].reverse()) {
      if (parent.type === 'BlockStatement')
        for (const { id, init } of parent.body.flatMap((one) =>
          one.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : [],
        ))
          if (namesIn(id).includes(name)) return isSafe(init ?? undefined, parents.slice(0, depth + 1));
      if (isFunction(parent) && 'params' in parent && parent.params.some((one) => namesIn(one).includes(name))) {
        const call = parents[depth - 1];
        return (
          call?.type === 'CallExpression' &&
          call.callee.type === 'MemberExpression' &&
          isSafe(call.callee.object, parents.slice(0, depth - 1))
        );
      }
    }
    return topLevel.has(name);
  }
}

/** True for a parameter that's declared as a RegExp: a copy of a pattern has no other text in it. */
function isPattern(node: ESTree.Node, parents: ESTree.Node[]): boolean {
  if (node.type !== 'Identifier') return false;
  const holder = parents.findLast(
    (one) => isFunction(one) && 'params' in one && one.params.some((part) => namesIn(part).includes(node.name)),
  );
  const declared = holder && 'params' in holder ? holder.params.find((part) => namesIn(part).includes(node.name)) : undefined;
  const type = declared?.type === 'Identifier' ? declared.typeAnnotation?.typeAnnotation : undefined;
  return type?.type === 'TSTypeReference' && isName(type.typeName, 'RegExp');
}

/** `text.match('…')` and `text.search(…)` make a pattern of a text. */
function isText(node: ESTree.CallExpression): boolean {
  const [first, ...others] = node.arguments;
  return (
    nameOf(node.callee) === 'match' &&
    others.length === 0 &&
    (first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && !('regex' in first)))
  );
}

function isEscape(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && isName(node.object, 'RegExp') && nameOf(node) === 'escape';
}

function isName(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** The last name of what a node is called. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'NewExpression' || node.type === 'CallExpression' ? nameOf(node.callee) : '';
}

function isFunction(node: ESTree.Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration';
}

/** The names that a declaration or parameter gives. */
function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ArrayPattern') return node.elements.flatMap((one) => (one ? namesIn(one) : []));
  if (node.type === 'ObjectPattern') return node.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one.argument));
  if (node.type === 'AssignmentPattern') return namesIn(node.left);
  return node.type === 'RestElement' ? namesIn(node.argument) : [];
}

/** True where a name is given, not used. */
function isDeclared(node: ESTree.Node, parents: ESTree.Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === 'FunctionDeclaration' || parent?.type === 'VariableDeclarator') return parent.id === node;
  return parent?.type === 'Property' ? parent.key === node && !parent.shorthand : parent?.type === 'ExportSpecifier';
}
