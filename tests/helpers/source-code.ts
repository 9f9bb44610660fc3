import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'vite';

export interface SourceImport {
  /** Path from the project's root for one of our files; the bare name of a library otherwise. */
  to: string;
  /** Erased by TypeScript: nothing of it runs. */
  typeOnly: boolean;
}

export interface SourceFile {
  path: string;
  text: string;
  imports: SourceImport[];
  syntax: ParseResult;
}

/**
 * Every TypeScript and JavaScript file of the project that git knows or would take, by its path from the root. A file is parsed when
 * its syntax or imports are first looked at.
 */
export function readSources(): Map<string, SourceFile> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.mjs'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((file) => file && existsSync(file));
  return new Map(paths.map((file) => [file, readSource(file)]));
}

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  let parsed: ParseResult | undefined;
  let imports: SourceImport[] | undefined;
  return {
    path: file,
    text,
    get syntax() {
      parsed ??= parse(file, text);
      return parsed;
    },
    get imports() {
      imports ??= importsOf(file, text, this.syntax);
      return imports;
    },
  };
}

function parse(file: string, text: string): ParseResult {
  const syntax = parseSync(file, text);
  if (syntax.errors.length) throw new Error(`${file} can't be parsed: ${syntax.errors[0]?.message}`);
  return syntax;
}

export function importsOf(file: string, text: string, { module }: ParseResult): SourceImport[] {
  const from = (specifier: string, typeOnly: boolean): SourceImport => ({ to: resolve(file, specifier), typeOnly });
  const imported = module.staticImports.map(({ moduleRequest, entries }) =>
    from(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [from(entry.moduleRequest.value, entry.isType)] : [])),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return specifier ? [from(specifier, false)] : [];
  });
  return [...imported, ...passedOn, ...lazy];
}

/** Our imports include the extension, so a path is enough. `?url` and the like mean the same file. */
function resolve(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, '')) : specifier;
}
