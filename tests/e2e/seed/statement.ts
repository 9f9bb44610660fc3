import { existsSync, readFileSync } from 'node:fs';

/** One checkable statement of the seed, and its proof. */
export interface Statement<Where> {
  /** Number of the seed's section and what it's about. */
  section: string;
  statement: string;
  proof: Check<Where> | Elsewhere;
  /** What we decided instead of the seed's words. It's checked in their place. */
  decision?: string;
}
interface Check<Where> {
  is: 'check';
  holds: (where: Where) => unknown;
}
/** Another test that fails when the statement doesn't hold. */
interface Elsewhere {
  is: 'elsewhere';
  file: string;
  title: string;
}

/** A statement that is checked here. `holds` throws when it doesn't. */
export function says<Where>(section: string, statement: string, holds: Check<Where>['holds']): Statement<Where> {
  return { section, statement, proof: { is: 'check', holds } };
}

/** A statement that we decided otherwise. The decision is checked instead. */
export function decided<Where>(section: string, statement: string, decision: string, holds: Check<Where>['holds']): Statement<Where> {
  return { ...says(section, statement, holds), decision };
}

/** Statements that a test in another file proves. */
export function shownBy(file: string, title: string, statements: readonly (readonly [string, string])[]): Statement<unknown>[] {
  return statements.map(([section, statement]) => ({ section, statement, proof: { is: 'elsewhere', file, title } }));
}

/** Checks the statements in order, since some build on the one before. Returns those that don't hold, with the reason. */
export async function broken<Where>(statements: Statement<Where>[], where: Where): Promise<string[]> {
  const found: string[] = [];
  for (const { section, statement, proof } of statements) {
    if (proof.is !== 'check') continue;
    try {
      await proof.holds(where);
    } catch (error) {
      found.push(`${section}: ${statement}\n    ${(error as Error).message.replaceAll('\n', '\n    ')}`);
    }
  }
  return found;
}

/** Pointers whose file has no test with that title, or one that can't fail: it's skipped, or has no expectation. */
export function lostPointers(
  statements: Statement<never>[],
  read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
): string[] {
  const texts = new Map<string, string>();
  return statements.flatMap(({ section, statement, proof }) => {
    if (proof.is !== 'elsewhere') return [];
    const { file, title } = proof;
    const text = texts.get(file) ?? read(file);
    texts.set(file, text);
    return canFail(text, title) ? [] : [`${section}: ${statement} → ${file}: ${title}`];
  });
}

function canFail(text: string, title: string): boolean {
  const start = ["'", '"', '`'].map((quote) => text.indexOf(`test(${quote}${title}${quote},`)).find((at) => at >= 0);
  if (start === undefined || /\b(?:test|describe)\.(?:skip|fixme|fails|todo|only)\b/.test(text)) return false;
  const rest = text.slice(start + 1);
  const end = rest.search(/\n {0,4}(?:test(?:\.describe|\.each)?\(|describe\()/);
  const body = end < 0 ? rest : rest.slice(0, end);
  // Expectations of its own, or those of a function that is named after them.
  return /\b(?:expect(?:\w*|\s*\.\w+)|judge|faultsOn|broken)\(/.test(body);
}
