import { refused } from '../problems.ts';

/** A form-encoded body or query as a tree: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface Tree {
  [name: string]: Tree | string;
}

export function treeOf(pairs: URLSearchParams): Tree {
  const tree: Tree = {};
  for (const [name, value] of pairs) {
    const steps = name.split('[').map((step) => step.replace(/\]$/, ''));
    if (steps.includes('__proto__')) throw unknown(name);
    const last = steps.pop() ?? '';
    let at = tree;
    for (const step of steps) {
      const next = at[step];
      const branch = typeof next === 'object' ? next : {};
      at[step] = branch;
      at = branch;
    }
    at[last || String(Object.keys(at).length)] = value;
  }
  return tree;
}

/** Reads one parameter. Throws the provider's refusal. */
type Parse<T> = (value: Tree | string, param: string) => T;
export interface Required<T> {
  required: Parse<T>;
}
/** The parameters of a request or of an object inside it; optional unless marked `required`. */
export type Shape = Record<string, Parse<unknown> | Required<unknown>>;
export type Read<S extends Shape> = {
  [Name in keyof S]: S[Name] extends Required<infer T> ? T : S[Name] extends Parse<infer T> ? T | undefined : never;
};
/** With `satisfies Known<…Params>`, the compiler checks that the provider knows the parameters. */
export type Known<Params> = { [Name in keyof Params]?: Parse<unknown> | Required<unknown> };

export function required<T>(parse: Parse<T>): Required<T> {
  return { required: parse };
}

export function object<S extends Shape>(shape: S): Parse<Read<S>> {
  return (value, param) => {
    if (typeof value === 'string') throw refused(`Invalid object: ${value}`, { param });
    const inside = (name: string) => (param ? `${param}[${name}]` : name);
    for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) throw unknown(inside(name));
    const read = Object.entries(shape).map(([name, parser]) => {
      const input = value[name];
      if (input !== undefined)
        return [name, typeof parser === 'function' ? parser(input, inside(name)) : parser.required(input, inside(name))];
      if (typeof parser === 'function') return [name, undefined];
      throw refused(`Missing required param: ${inside(name)}.`, { code: 'parameter_missing', param: inside(name) });
    });
    return Object.fromEntries(read) as Read<S>;
  };
}

function unknown(param: string) {
  return refused(`Received unknown parameter: ${param} (or one that this test server doesn't support)`, {
    code: 'parameter_unknown',
    param,
  });
}

export const text: Parse<string> = (value, param) => {
  if (typeof value !== 'string') throw refused('Invalid string', { param });
  if (value === '')
    throw refused(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (value.length > 5000) throw refused('Invalid string: must be at most 5000 characters', { param });
  return value;
};

/** Parses a text. `accept` returns the value, or undefined to refuse it. */
function checked<T>(what: string, accept: (value: string) => T | undefined, code?: string): Parse<T> {
  return (value, param) => {
    const input = text(value, param);
    const accepted = accept(input);
    if (accepted === undefined) throw refused(`${what}: ${input}`, { ...(code ? { code } : {}), param });
    return accepted;
  };
}

const numeric = (pattern: RegExp) => (value: string) => (pattern.test(value) ? Number(value) : undefined);

export const integer = checked('Invalid integer', numeric(/^-?\d{1,15}$/), 'parameter_invalid_integer');
export const decimal = checked('Invalid decimal', numeric(/^-?\d{1,12}(\.\d{1,12})?$/));
export const flag = checked('Invalid boolean', (value) => (value === 'true' ? true : value === 'false' ? false : undefined));
export const email = checked(
  'Invalid email address',
  (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 800 ? value : undefined),
  'email_invalid',
);
export const address = checked(
  'Not a valid URL',
  (value) => (/^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined),
  'url_invalid',
);

/** One of the values that this server supports. */
export function choice<const Word extends string>(...words: Word[]): Parse<Word> {
  return (value, param) => {
    const input = text(value, param);
    const word = words.find((known) => known === input);
    if (word === undefined)
      throw refused(`Invalid ${param}: must be one of ${words.join(', ')} on this test server, not ${input}`, { param });
    return word;
  };
}

export const currency = choice('usd');

/** An empty value unsets what was set. */
export function clearable<T>(parse: Parse<T>): Parse<T | null> {
  return (value, param) => (value === '' ? null : parse(value, param));
}

export function list<T>(item: Parse<T>): Parse<T[]> {
  return (value, param) => {
    if (typeof value === 'string' || !Object.keys(value).every((name) => /^\d+$/.test(name))) throw refused('Invalid array', { param });
    return Object.entries(value).map(([index, inner]) => item(inner, `${param}[${index}]`));
  };
}

/** Up to 50 pairs of names (40 characters) and values (500). */
export const metadata: Parse<Record<string, string>> = (value, param) => {
  const pairs = typeof value === 'string' ? [] : Object.entries(value);
  const values = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (typeof value === 'string' || values.length < pairs.length) throw refused('Invalid object', { param });
  if (pairs.length > 50) throw refused('Metadata can have at most 50 keys.', { param });
  if (pairs.some(([name]) => name.length > 40)) throw refused('Metadata keys can be at most 40 characters.', { param });
  if (values.some(([, text]) => text.length > 500)) throw refused('Metadata values can be at most 500 characters.', { param });
  return Object.fromEntries(values);
};

/** A time or a range of times, in seconds since 1970. */
export const created: Parse<(seconds: number) => boolean> = (value, param) => {
  const exact = typeof value === 'string' ? integer(value, param) : undefined;
  const range = object({ gt: integer, gte: integer, lt: integer, lte: integer })(typeof value === 'string' ? {} : value, param);
  const { gt = -Infinity, gte = exact ?? -Infinity, lt = Infinity, lte = exact ?? Infinity } = range;
  return (seconds) => seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
};
