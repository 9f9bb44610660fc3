import { z } from 'zod';
import { listFrom, type Tree } from './form.ts';
import { notBuilt, type Problem, refused } from './problems.ts';

/** Each parameter has a name that the provider knows, and is read as what the provider takes under it. */
type Fitting<All, Built extends Record<string, z.ZodType>> = {
  [Name in keyof Built]: Name extends keyof All ? (z.output<Built[Name]> extends All[Name] | undefined ? unknown : never) : never;
};

/**
 * What a request may say, checked against the client's own type of it: `built` are the parameters that this server acts on,
 * `others` the rest that the provider knows, which are refused in words. A name that is in neither does not exist.
 */
export function parameters<All extends object>() {
  return <Built extends Record<string, z.ZodType>, const Others extends readonly (keyof All & string)[]>(
    built: Built & Fitting<All, Built>,
    others: Others & (Exclude<keyof All, keyof Built | Others[number]> extends never ? unknown : never),
  ): z.ZodType<z.output<z.ZodObject<Built>>> => {
    const shape: Built = built;
    const unbuilt = z.any().refine(() => false, { params: { problem: 'not_built' } });
    // The others are never there in what is read, so its type does not tell of them.
    return z.strictObject({ ...shape, ...Object.fromEntries(others.map((name) => [name, unbuilt.optional()])) } as Built);
  };
}

/** Reads a request by its parameters. Throws the provider's refusal: unknown before missing before wrong. */
export function read<T>(schema: z.ZodType<T>, tree: Tree): T {
  const result = schema.safeParse(tree);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap(plainIssues).map((issue) => problemOf(issue, tree));
  problems.sort((one, other) => one.rank - other.rank);
  throw problems[0]?.problem ?? refused('Invalid request.');
}

/** What is wrong with a value that may be one of several things: what is wrong with the one it comes nearest to. */
function plainIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.find((branch) => branch.every(({ path }) => path.length > 0)) ?? issue.errors.at(-1) ?? [];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(plainIssues);
}

function problemOf(issue: z.core.$ZodIssue, tree: Tree): { rank: number; problem: Problem } {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [unknown] = issue.keys.map((key) => nameOf([...issue.path, key]));
    return { rank: 0, problem: refused(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown }) };
  }
  const params = issue.code === 'custom' ? (issue.params as { problem?: string } | undefined) : undefined;
  if (params?.problem === 'not_built') return { rank: 1, problem: notBuilt(`\`${param}\``, param) };
  const value = valueAt(tree, issue.path);
  if (value === undefined) return { rank: 2, problem: refused(`Missing required param: ${param}.`, { code: 'parameter_missing', param }) };
  if (params?.problem) return { rank: 3, problem: refused(issue.message.replaceAll('{param}', param), { code: params.problem, param }) };
  if (issue.code === 'custom') return { rank: 3, problem: refused(issue.message.replaceAll('{param}', param), { param }) };
  return { rank: 3, problem: refused(`Invalid ${wanted(issue)}: ${JSON.stringify(value)}`, { param }) };
}

function wanted(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'value';
}

function nameOf(path: PropertyKey[]): string {
  return path.map((step, index) => (index ? `[${String(step)}]` : String(step))).join('');
}

function valueAt(tree: Tree, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    tree,
  );
}

/** A text that is not empty: an empty one asks to unset, which most parameters do not allow. */
export const text = z.string().check((context) => {
  const message =
    "You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however '{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.";
  if (context.value === '')
    context.issues.push({ code: 'custom', message, input: context.value, params: { problem: 'parameter_invalid_empty' } });
  if (context.value.length > 5000)
    context.issues.push({ code: 'custom', message: 'Invalid string: must be at most 5000 characters', input: context.value });
});

export const integer = text.transform((value, context) => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  context.issues.push({
    code: 'custom',
    message: `Invalid integer: ${value}`,
    input: value,
    params: { problem: 'parameter_invalid_integer' },
  });
  return z.NEVER;
});

export const decimal = text.transform((value, context) => {
  if (/^-?\d{1,12}(\.\d{1,12})?$/.test(value)) return Number(value);
  context.issues.push({ code: 'custom', message: `Invalid decimal: ${value}`, input: value });
  return z.NEVER;
});

export const flag = text.transform((value, context) => {
  if (value === 'true' || value === 'false') return value === 'true';
  context.issues.push({ code: 'custom', message: `Invalid boolean: ${value}`, input: value });
  return z.NEVER;
});

export const email = text.check((context) => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(context.value) || context.value.length > 800)
    context.issues.push({
      code: 'custom',
      message: `Invalid email address: ${context.value}`,
      input: context.value,
      params: { problem: 'email_invalid' },
    });
});

export const address = text.check((context) => {
  if (!/^https?:\/\//.test(context.value) || !URL.canParse(context.value))
    context.issues.push({ code: 'custom', message: 'Not a valid URL', input: context.value, params: { problem: 'url_invalid' } });
});

export const currency = text.transform((value, context) => {
  if (value.toLowerCase() === 'usd') return 'usd';
  context.issues.push({ code: 'custom', message: `This test server takes usd only, not ${value}.`, input: value });
  return z.NEVER;
});

/** One of the words that this server acts on; of the provider's other words it says so. */
export function choice<const Built extends string>(built: readonly Built[], others: readonly string[] = []) {
  return text.transform((value, context): Built => {
    const found = built.find((word) => word === value);
    if (found !== undefined) return found;
    const message = others.includes(value)
      ? `This test server does not act on {param} "${value}". The real provider does.`
      : `Invalid {param}: must be one of ${[...built, ...others].join(', ')}`;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** Empty, which unsets what was set. */
export const unset = z.literal('');

export function list<T extends z.ZodType>(item: T) {
  return z.preprocess(listFrom, z.array(item));
}

/** At most 50 pairs of names (40 characters) and values (500). */
export const metadata = z.record(z.string(), z.string()).check((context) => {
  const pairs = Object.entries(context.value);
  const wrong =
    pairs.length > 50
      ? 'Metadata can have at most 50 keys.'
      : pairs.find(([name]) => name.length > 40)
        ? 'Metadata keys can be at most 40 characters.'
        : pairs.find(([, value]) => value.length > 500) && 'Metadata values can be at most 500 characters.';
  if (wrong) context.issues.push({ code: 'custom', message: wrong, input: context.value });
});

export const expand = list(text).optional();

/** A moment or a range of moments, in seconds since 1970. */
export const created = z
  .union([
    integer.transform((value) => ({ gte: value, lte: value })),
    z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
  ])
  .optional();

/** What every list takes. */
export const pagination = { limit: integer.optional(), starting_after: text.optional(), ending_before: text.optional(), expand };
