import { z } from 'zod';
import { truncate } from '../../text/truncate.ts';
import { type Brief, briefSchema } from './brief.ts';
import { fieldPlace } from './field-words.ts';
import { depthLimit, tidyInput } from './tidy-input.ts';

export interface BriefNote {
  field: string;
  message: string;
}
export type BriefReading = { ok: true; brief: Brief; notes: BriefNote[] } | { ok: false; problems: { field: string; message: string }[] };

type Path = (string | number)[];

/**
 * Reads a brief from anywhere: tidies its text, leaves out what it does not know (with a note), and names every
 * problem in a sentence. Never throws. `now` decides what a future founding year is.
 */
export function readBrief(input: unknown, { now = new Date() }: { now?: Date } = {}): BriefReading {
  const notes: BriefNote[] = [];
  const tidied = tidyInput(input, [], (path) =>
    notes.push({ field: path.join('.'), message: `${fieldPlace(path)}: we removed hidden characters.` }),
  );
  const accepted = takeKnown(tidied, briefSchema, [], notes);
  const parsed = briefSchema.safeParse(accepted);
  const problems = [
    ...(parsed.success ? [] : flatIssues(parsed.error.issues).map(({ path, message }) => problem(path, message))),
    ...futureYear(accepted, now),
    ...repeatedPages(accepted),
  ];
  if (problems.length > 0 || !parsed.success) return { ok: false, problems: onePerSentence(problems) };
  return { ok: true, brief: parsed.data, notes };
}

function problem(path: Path, message: string) {
  const place = fieldPlace(path);
  const sentence = path.length === 0 ? message.charAt(0).toUpperCase() + message.slice(1) : `${place}: ${message}`;
  return { field: path.join('.'), message: sentence };
}

/** Issues with the ones that zod folds into unions unfolded. */
function flatIssues(issues: z.core.$ZodIssue[], base: Path = []): { path: Path; message: string }[] {
  return issues.map((issue) => ({ path: [...base, ...(issue.path as Path)], message: issue.message }));
}

function onePerSentence<T extends { message: string }>(problems: T[]): T[] {
  return problems.filter((item, index) => problems.findIndex((other) => other.message === item.message) === index);
}

/** The input with empty optional answers taken as no answer, and unknown fields left out. */
function takeKnown(value: unknown, schema: z.core.$ZodType, path: Path, notes: BriefNote[]): unknown {
  if (path.length > depthLimit) return undefined;
  const bare = unwrap(schema);
  if (Array.isArray(value)) {
    const element = bare instanceof z.ZodArray ? bare.element : undefined;
    return element ? value.map((item, index) => takeKnown(item, element, [...path, index], notes)) : value.slice(0, 8);
  }
  if (value === null) return undefined;
  if (typeof value !== 'object' || !(bare instanceof z.ZodObject)) return value;
  const record: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const field = Object.hasOwn(bare.shape, key) ? bare.shape[key] : undefined;
    if (!field)
      notes.push({
        field: [...path, key].join('.'),
        message: `${fieldPlace(path)}: "${truncate(key, 60)}" isn’t a field we know, so we left it out.`,
      });
    else if (!(isOptional(field) && isEmpty(item))) record[key] = takeKnown(item, field, [...path, key], notes);
  }
  return record;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isOptional(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.out);
  return schema;
}

function futureYear(known: unknown, now: Date) {
  const founded = (known as { business?: { founded?: unknown } } | undefined)?.business?.founded;
  const year = now.getUTCFullYear();
  if (typeof founded !== 'number' || founded <= year) return [];
  return [
    problem(
      ['business', 'founded'],
      `the founding year ${founded} is in the future. Enter the year the business started, ${year} or earlier.`,
    ),
  ];
}

function repeatedPages(known: unknown) {
  const pages = (known as { pages?: unknown } | undefined)?.pages;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page, index) =>
    typeof page === 'string' && pages.indexOf(page) < index
      ? [problem(['pages', index], `"${truncate(page, 40)}" is picked twice. Pick five different pages.`)]
      : [],
  );
}
