import type { ESTree } from 'vite';
import type { SourceFile } from './source-code.ts';

/** Exports of a route that the build takes out of the browser's half, with everything only they use. */
const serverExports = new Set(['loader', 'action', 'middleware', 'headers']);

/** Every one of our files and every library that reaches the browser, each with the file that brings it there. */
export function browserReach(sources: Map<string, SourceFile>, routes: string[]): Map<string, string> {
  const reached = new Map<string, string>();
  const waiting = routes.map((route) => ({ file: route, by: 'web/routes.ts' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, by } = next;
    if (reached.has(file)) continue;
    reached.set(file, by);
    const source = sources.get(file);
    const kept = source && routes.includes(file) ? keptImports(source) : undefined;
    for (const { to, typeOnly } of source?.imports ?? []) {
      if (!typeOnly && (!kept || kept.has(to))) waiting.push({ file: to, by: file });
    }
  }
  return reached;
}

/** What a route still imports in the browser: the imports that its screen needs, without those only its server exports use. */
function keptImports(source: SourceFile): Set<string> {
  const { body } = source.syntax.program;
  const local = new Map<string, ESTree.Node>();
  for (const statement of body) for (const { name, node } of declared(statement)) local.set(name, node);
  const used = new Set<string>();
  const waiting: ESTree.Node[] = body.filter(
    (statement) => !isImport(statement) && !isServerExport(statement) && !isDeclaration(statement),
  );
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const name of identifiers(node)) {
      if (used.has(name)) continue;
      used.add(name);
      const declaration = local.get(name);
      if (declaration) waiting.push(declaration);
    }
  }
  const { staticImports } = source.syntax.module;
  const kept = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType && used.has(entry.localName.value)))
    .map(({ start }) => source.imports[staticImports.findIndex((one) => one.start === start)]?.to ?? '');
  const passedOn = source.imports.slice(staticImports.length).map(({ to }) => to);
  return new Set([...kept, ...passedOn]);
}

function isImport(statement: ESTree.Node): boolean {
  return statement.type === 'ImportDeclaration';
}

/** A declaration that is not exported counts only when something that stays uses it. */
function isDeclaration(statement: ESTree.Node): boolean {
  return statement.type === 'FunctionDeclaration' || statement.type === 'VariableDeclaration' || statement.type === 'ClassDeclaration';
}

function isServerExport(statement: ESTree.Node): boolean {
  return statement.type === 'ExportNamedDeclaration' && declared(statement).some(({ name }) => serverExports.has(name));
}

function declared(statement: ESTree.Node): { name: string; node: ESTree.Node }[] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? declared(statement.declaration) : [];
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [{ name: statement.id.name, node: statement }] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap((one) => identifiers(one.id).map((name) => ({ name, node: one })));
}

/** Names that a piece of syntax mentions. Names of members may be among them: more is kept, never less. */
function identifiers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(identifiers);
  if (node === null || typeof node !== 'object' || !('type' in node)) return [];
  const { type, name } = node as { type: string; name?: unknown };
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string')
    return [name, ...identifiers((node as { typeAnnotation?: unknown }).typeAnnotation)];
  // The name of an attribute or property, as in `action="/logout"`, isn't a use of a function with that name.
  if (type === 'JSXAttribute' || (type === 'Property' && !(node as { computed?: boolean }).computed))
    return identifiers((node as { value?: unknown }).value);
  if (type.startsWith('TS') && !('expression' in node)) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'typeAnnotation' || key === 'typeParameters' || key === 'typeArguments' || key === 'returnType' ? [] : identifiers(child),
  );
}
