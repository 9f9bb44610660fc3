import { type ESTree, parseSync } from 'vite';
import { importsOf, type SourceFile } from './source-code.ts';

/** What files do with the brand of content/brand.ts. */
export interface Reads {
  /** Places that read it while their module is loaded: 'content/made.ts: brand', 'content/made.ts: today()'. */
  early: string[];
  /** Functions of modules that read it when they're called, by themselves or by way of others: 'content/clock.ts today'. */
  readers: string[];
}

type Source = Pick<SourceFile, 'path' | 'text' | 'imports' | 'syntax'>;

const brandFile = 'content/brand.ts';
/** Methods that call what they're given right away. */
const callers = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'reduce', 'forEach', 'sort', 'then']);

/** Finds what reads the brand, and what does so too early. Follows functions through imports, and knows nothing of methods. */
export function readsOfBrand(sources: readonly Source[]): Reads {
  const files = sources
    .filter(({ path }) => path !== brandFile)
    .map((source) => ({
      source,
      names: importedNames(source),
      functions: functionsOf(source).map(({ name, made }) => ({ name, used: identifiersIn(made, 'all') })),
    }));
  const readers = new Set([`${brandFile} phoneHref`]);
  const isReader = (path: string, names: Map<string, string>) => (name: string) => readers.has(names.get(name) ?? `${path} ${name}`);
  for (let before = -1; before !== readers.size; ) {
    before = readers.size;
    for (const { source, names, functions } of files) {
      for (const { name, used } of functions) {
        const reads = used.some(({ name: one }) => names.get(one) === `${brandFile} brand` || isReader(source.path, names)(one));
        if (reads) readers.add(`${source.path} ${name}`);
      }
    }
  }
  const early = files.flatMap(({ source, names }) =>
    source.syntax.program.body.flatMap((statement) =>
      identifiersIn(statement, 'when loaded').flatMap(({ name, called }) => {
        if (names.get(name) === `${brandFile} brand`) return [`${source.path}: ${name}`];
        return called && isReader(source.path, names)(name) ? [`${source.path}: ${name}()`] : [];
      }),
    ),
  );
  return { early, readers: [...readers].sort() };
}

/** Files given as text, for tests of the check itself. */
export function sourcesOf(texts: Record<string, string>): Source[] {
  return Object.entries(texts).map(([path, text]) => {
    const syntax = parseSync(path, text);
    return { path, text, syntax, imports: importsOf(path, text, syntax) };
  });
}

/** What a file's imported names mean: 'brand' is 'content/brand.ts brand'. */
function importedNames({ imports, syntax }: Source): Map<string, string> {
  return new Map(
    syntax.module.staticImports.flatMap(({ entries }, index) =>
      entries.flatMap(({ isType, localName, importName }) =>
        isType || !importName.name ? [] : [[localName.value, `${imports[index]?.to} ${importName.name}`] as const],
      ),
    ),
  );
}

/** The functions that a module gives a name. */
function functionsOf({ syntax }: Source): { name: string; made: ESTree.Node }[] {
  return syntax.program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement)
    .flatMap((statement) => {
      const declared = statement.type === 'ExportDefaultDeclaration' ? statement.declaration : statement;
      if (declared.type === 'FunctionDeclaration') return declared.id ? [{ name: declared.id.name, made: declared }] : [];
      if (declared.type !== 'VariableDeclaration') return [];
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init && isFunction(init) ? [{ name: id.name, made: init }] : [],
      );
    });
}

function isFunction(node: ESTree.Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration';
}

interface Used {
  name: string;
  /** Called, or given to something that calls it right away. */
  called: boolean;
}

/** The names that code uses: all of them, or those that are used while its module is loaded. */
function identifiersIn(node: ESTree.Node, when: 'all' | 'when loaded'): Used[] {
  const found: Used[] = [];
  walk(node, false);
  return found;

  function walk(one: ESTree.Node, called: boolean): void {
    if (one.type === 'Identifier') found.push({ name: one.name, called });
    if (one.type === 'JSXIdentifier') found.push({ name: one.name, called: false });
    if (isFunction(one) && when === 'when loaded' && !called) return;
    if (one.type === 'ImportDeclaration' || (one.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(one.type))) return;
    if (one.type === 'ClassBody' && when === 'when loaded') return;
    for (const [key, value] of Object.entries(one)) {
      if (isNameOnly(one, key)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, callsChild(one, key) || (called && one.type === 'ParenthesizedExpression'));
    }
  }
}

/** True for what only names a property, such as `name` in `{ name: … }` and in `brand.name`. */
function isNameOnly(node: ESTree.Node, key: string): boolean {
  if (key === 'typeAnnotation' || key === 'returnType') return true;
  if (node.type === 'Property' || node.type === 'MemberExpression') return (key === 'key' || key === 'property') && !node.computed;
  return false;
}

function callsChild(node: ESTree.Node, key: string): boolean {
  if (node.type !== 'CallExpression') return false;
  if (key === 'callee') return true;
  const { callee } = node;
  return (
    key === 'arguments' && callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callers.has(callee.property.name)
  );
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
