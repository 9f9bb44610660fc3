import type { Brief } from './brief.ts';
import { languageOf } from './language/language.ts';
import { usEnglish } from './us-english.ts';

/** Fields that hold names, whose spelling stays. */
const names =
  /^(?:business\.(?:name|phone|email|address|serviceArea|languages|timeZone|hours|urgent|state|traits|links|people\.\d+\.name)|proof\.quotes\.\d+\.name|look|promises|pages|domain|photos\.\d+\.file|details\.booking\.(?:kind|link)|interview\.\d+\.question|language|kept)(?:\.|$)/;

/** The brief with the owner's English in American spelling. It stays the owner's words. */
export function usBrief(brief: Brief): Brief {
  return languageOf(brief) === 'en' ? (spelled(brief, '') as Brief) : brief;
}

function spelled(value: unknown, path: string): unknown {
  if (names.test(path)) return value;
  if (typeof value === 'string') return usEnglish(value);
  if (Array.isArray(value)) return value.map((item, index) => spelled(item, `${path}.${index}`));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spelled(item, path ? `${path}.${key}` : key)]));
}
