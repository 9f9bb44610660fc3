import { holderAt } from '../../sites/document/at-path.ts';
import type { Answers } from './schema.ts';

type Tree = Record<string, unknown>;

/** Answers with the value at `path` replaced; empty text, empty lists and null remove it. */
export function withAnswer(answers: Answers, path: string, value: unknown): Answers {
  const [head = '', ...rest] = path.split('.');
  const next: Tree = { ...answers };
  const child = rest.length
    ? withAnswer((next[head] as Tree | undefined) ?? {}, rest.join('.'), value)
    : isEmpty(value)
      ? undefined
      : value;
  if (child === undefined || (rest.length > 0 && Object.keys(child as Tree).length === 0)) delete next[head];
  else next[head] = child;
  return next;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Answers without the leaf or list entry that `path` names, such as `services.0.priceFrom`. */
export function withoutField(answers: Answers, path: string): Answers {
  const copy = structuredClone(answers);
  const { holder, key } = holderAt(copy, path);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder?.[key];
  return copy;
}

/** Answers without the empty parts of a form: empty rows, texts and groups. */
export function filledAnswers(answers: Answers): Answers {
  return (filled(answers) as Answers | undefined) ?? {};
}

function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(filled).filter((item) => item !== undefined);
  if (value && typeof value === 'object') {
    const entries = Object.entries(value)
      .map(([key, item]) => [key, filled(item)] as const)
      .filter(([, item]) => item !== undefined && item !== null);
    const saying = entries.filter(([, item]) => typeof item !== 'boolean');
    return saying.length ? Object.fromEntries(entries) : undefined;
  }
  return value;
}
