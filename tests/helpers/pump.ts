import { Script } from 'node:vm';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { ProductPattern } from './product-patterns.ts';

/** A text that could keep a pattern busy: `before`, then `unit` over and over, then `after`. */
export interface Attack {
  before: string;
  unit: string;
  after: string;
}

/** A pattern that takes too long for a text. */
export interface Slow {
  attack: Attack;
  /** Milliseconds of CPU time, by the number of characters. */
  times: [characters: number, ms: number][];
}

const short = 2_000;
const long = 12_000;
/** What a pattern may take for a long text. */
const budgetMs = 50;
/**
 * Length of the texts that find suspects, and what a pattern takes for one to be a suspect. A pattern that reads a text again and again, so
 * that a long one takes its budget, takes 0.35 ms for one of these.
 */
const screened = { length: 1_000, ms: 0.12 };
/** Six times the text takes six times as long, if nothing is read again and again. The rest is room for a busy machine. */
const linear = 12;

const units = [
  ...[' ', '\t', '\n', '\r\n', '/', '\\', ',', '.', '-', '_', '*', '#', ':', ';', '!', '?', "'", '"', '(', ')', '[', ']', '{', '<', '>'],
  ...['$', '%', '&', '=', '|', '~', '`', '@', '+', '^', '«', '’', '“', '—', '\u00a0', 'é', '名', '0', '1', '9', 'a', 'A', 'z', 's'],
  ...['1 ', '1,', '1.', '1-', '27601 ', '555-0170 ', '9:00 ', '$1 ', 'a ', 'ab ', 'A ', 'Ab ', "a'", "a's ", 'a, ', 'a. ', 'a-', 'a/'],
  ...[
    ' a',
    ' ,',
    ', ',
    ' \n',
    '\n ',
    '\n\n',
    '- ',
    '> ',
    '<a',
    '<!---->',
    '<!--',
    '-->',
    '_a',
    '**',
    '[a](',
    '](',
    '&amp;',
    '&#',
    '<a b="',
  ],
  ...['x@x.', 'a@', '@a', 'http://', 'a.a', '1a', 'a1', 'the ', 'and ', 'and, ', 'to ', 'a and ', 'we ', 'is ', 'not ', '{a', '{{', '""'],
];
const ends = ['', '\u0000', 'a!'];
/** The attacks that every pattern gets, with their texts. */
const common = units.flatMap((unit) =>
  ends.map((after) => {
    const attack = { before: '', unit, after };
    return { attack, text: textOf(attack, screened.length) };
  }),
);

/** Long enough on a busy machine, too, for what takes its budget of CPU time. */
const patienceMs = 3_000;

/**
 * The slowest text of those tried that's over the budget and takes longer than its length explains, or undefined. Measuring one is ended
 * after `waitMs`, and it's too slow then.
 */
export function pumped(source: string, flags: string, waitMs = patienceMs): Slow | undefined {
  // Every use of a pattern is judged as if it looked for all of its matches.
  const pattern = new RegExp(source, flags.replace(/[dgy]/g, '') + (flags.includes('y') ? 'y' : 'g'));
  const own = attacksOn(source, flags);
  // Without a repetition it reads a few characters at each place.
  if (own.length === 0) return undefined;
  const attacks = [...own.map((attack) => ({ attack, text: textOf(attack, screened.length) })), ...common];
  for (const attack of suspectsAmong(pattern, attacks, waitMs)) {
    const slow = confirmed(pattern, attack, waitMs);
    if (slow) return slow;
  }
  return undefined;
}

/** What's slow among patterns, each with its text. */
export async function slowAmong(patterns: readonly ProductPattern[]): Promise<string[]> {
  const slow: string[] = [];
  for (const { where, source, flags } of new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()) {
    const found = pumped(source, flags);
    if (found) slow.push(`${where}: /${source.slice(0, 120)}/${flags} for ${JSON.stringify(found.attack)}: ${JSON.stringify(found.times)}`);
    // Vitest asks its workers now and then whether they're alive.
    await new Promise((done) => setImmediate(done));
  }
  return slow;
}

/** The three slowest attacks that may be too slow. Stops after a third of the time. The attack that was running then counts as a suspect. */
function suspectsAmong(pattern: RegExp, attacks: readonly { attack: Attack; text: string }[], waitMs: number): Attack[] {
  const found: { attack: Attack; took: number }[] = [];
  let at = 0;
  try {
    withDeadline(() => {
      for (; at < attacks.length; at++) {
        const { attack, text } = attacks[at] as (typeof attacks)[number];
        const before = performance.now();
        text.replace(pattern, '');
        const took = performance.now() - before;
        if (took > screened.ms) found.push({ attack, took });
      }
    }, waitMs / 3);
  } catch {
    return [...attacks.slice(at, at + 1), ...found.slice(-2)].map(({ attack }) => attack);
  }
  return found
    .sort((one, other) => other.took - one.took)
    .slice(0, 3)
    .map(({ attack }) => attack);
}

/** Measures a suspect at growing lengths, and gives up as soon as it's surely too slow. What had to be ended took forever. */
function confirmed(pattern: RegExp, attack: Attack, waitMs: number): Slow | undefined {
  const times: Slow['times'] = [];
  const lengths = [300, 1_000, short, 4_000, long];
  const isSlow = () => {
    const [length = 0, ms = 0] = times.at(-1) ?? [];
    const at2000 = times.find(([one]) => one === short)?.[1] ?? 0;
    return length < short ? ms > budgetMs : length === short ? ms > 10 * budgetMs : ms > budgetMs && ms > (linear * at2000 * length) / long;
  };
  try {
    withDeadline(() => {
      while (times.length < lengths.length && !isSlow()) {
        const length = lengths[times.length] as number;
        times.push([length, cpuTime(pattern, textOf(attack, length))]);
      }
    }, waitMs);
  } catch {
    times.push([lengths[times.length] as number, Number.POSITIVE_INFINITY]);
  }
  return isSlow() ? { attack, times } : undefined;
}

/** Milliseconds of this thread's CPU time, so a busy machine counts little: the least of up to three runs. */
function cpuTime(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && (run === 0 || (least > budgetMs / 2 && least < 4 * budgetMs)); run++) {
    const before = process.threadCpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function textOf({ before, unit, after }: Attack, length: number): string {
  return before + unit.repeat(Math.max(1, Math.ceil(length / unit.length))) + after;
}

const deadline = new Script('globalThis.pumpWithDeadline()');

function withDeadline(run: () => void, timeout: number): void {
  Object.assign(globalThis, { pumpWithDeadline: run });
  deadline.runInThisContext({ timeout });
}

/** Attacks made from the pattern itself: what comes before a repetition once, then what it repeats. */
export function attacksOn(source: string, flags: string): Attack[] {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attacks = new Map<string, Attack>();
  const add = (before: string, unit: string, ends: readonly string[]) => {
    if (unit) for (const after of ends) attacks.set(JSON.stringify([before, unit, after]), { before, unit, after });
  };
  visitRegExpAST({ type: 'Pattern', alternatives } as AST.Pattern, {
    onQuantifierEnter: (node) => {
      for (const unit of samplesOf(node.element)) {
        add(lead(node), unit, node.max > 7 ? ['\u0000', ''] : ['\u0000']);
        if (node.max > 7) add('', unit, ['\u0000', '']);
      }
    },
  });
  return [...attacks.values()].slice(0, 120);
}

/** What the pattern reads before a part of it, in the shortest way. */
function lead(node: AST.Node): string {
  const { parent } = node;
  if (!parent || node.type === 'Assertion') return '';
  if (parent.type !== 'Alternative') return lead(parent as AST.Node);
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)).map((one) => samplesOf(one)[0] ?? '');
  return lead(parent) + before.join('');
}

const tried = [...'a1 ,.-\'/A_"([<&@:$\n\t’é!?*#s0;=%+>)]{}|\\~`^«“—名\u00a0zbcdefghijklmnopqrtuvwxyBCDEFGHIJKLMNOPQRSTUVWXYZ23456789¿¡'];

/** A few texts that a part of a pattern matches. */
function samplesOf(node: AST.Element | AST.QuantifiableElement): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const one = matcherOf(node.raw);
      return tried.filter((sign) => one.test(sign)).slice(0, 4);
    }
    case 'Quantifier':
      return node.max === 0 ? [''] : samplesOf(node.element).flatMap((one) => (node.min === 0 ? [one] : [one.repeat(node.min)]));
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(samplesOfAlternative).slice(0, 6);
    default:
      return [''];
  }
}

function samplesOfAlternative({ elements }: AST.Alternative): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const samples = samplesOf(element);
      return texts.flatMap((text) => (samples.length ? samples : ['']).map((one) => text + one)).slice(0, 4);
    },
    [''],
  );
}

const matchers = new Map<string, RegExp>();

function matcherOf(raw: string): RegExp {
  const known = matchers.get(raw);
  if (known) return known;
  let made: RegExp;
  try {
    made = new RegExp(`^${raw}$`, 'us');
  } catch {
    made = new RegExp(`^${raw}$`, 's');
  }
  matchers.set(raw, made);
  return made;
}
