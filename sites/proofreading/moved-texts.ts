import { withoutGaps } from '../../text/tidy/gaps.ts';
import type { Brief } from '../brief/brief.ts';
import { briefLimits, listLimits } from '../brief/limits.ts';
import { kindOfBrief } from '../interview/kind-of-brief.ts';
import { sentences } from '../language/sentences.ts';
import { pricesListedIn } from '../prices/listed-prices.ts';

/**
 * Moves what a pasted description has of other parts of a brief to those: questions with their answers, numbered steps, and a price
 * list. Each moves only where it fits and, other than questions, where the owner filled in nothing. Returns what moved, for the owner.
 */
export function moveFromDescription(brief: Brief): string[] {
  const moves = [moveQuestions, moveSteps, movePrices];
  return moves.flatMap((move) => {
    const moved = move(brief);
    // A business is described by more than its questions, steps or prices.
    if (!moved || !/\p{L}/u.test(moved.rest)) return [];
    brief.business.description = moved.rest;
    moved.put();
    return [moved.what];
  });
}

interface Move {
  what: string;
  rest: string;
  put: () => void;
}

/** Between a question and its answer, and before each. Capitals only, because '(a) ' counts. */
const turns = /(?:^|\s)(Q(?:uestion)?|P(?:regunta)?|A(?:nswer)?|R(?:espuesta)?)(?: ?\d{1,2})?[:)]\s+/;

function moveQuestions(brief: Brief): Move | undefined {
  const own = brief.details?.faq ?? [];
  const found: { question: string; answer: string }[] = [];
  const rest = blocksOf(brief.business.description.split('\n')).flatMap((lines) => {
    const [before = '', ...parts] = lines.join(' ').split(turns);
    const pairs = pairsOf(parts);
    if (pairs.length === 0) return lines;
    found.push(...pairs);
    return before.trim() ? [before.trim()] : [];
  });
  const asked = new Set(own.map(({ question }) => question.toLowerCase()));
  const isFit = found.every(
    ({ question, answer }) =>
      question.length <= briefLimits.question && answer.length <= briefLimits.answer && !asked.has(question.toLowerCase()),
  );
  const isNew = new Set(found.map(({ question }) => question.toLowerCase())).size === found.length;
  if (found.length === 0 || !isFit || !isNew || own.length + found.length > listLimits['details.faq']) return undefined;
  return {
    what: 'Questions moved to FAQ',
    rest: withoutGaps(rest.join('\n')),
    put: () => {
      brief.details = { ...brief.details, faq: [...own, ...found] };
    },
  };
}

/** Each line on its own, but one with a question together with those that go on with it or with its answer. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isOther = !line.trim() || isQuestion(line) || step.test(line) || isParagraph(line);
    if (last?.[0] !== undefined && hasQuestion(last[0]) && !isOther) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** A line of several sentences without a mark is a text of its own: 'Locally owned. Live person answers the phone.' */
function isParagraph(line: string): boolean {
  return line.search(turns) < 0 && sentences(line).length > 1;
}

/** Questions with answers of lines that were split into marks and texts. None if one of them lacks its mark or its text. */
function pairsOf(parts: string[]): { question: string; answer: string }[] {
  const pairs = Array.from({ length: Math.ceil(parts.length / 4) }, (_, index) => parts.slice(index * 4, index * 4 + 4));
  const read = pairs.flatMap(([asks = '', question = '', answers = '', answer = '']) =>
    /^[QP]/.test(asks) && /^[AR]/.test(answers) && /\?["”’)]?$/.test(question.trim()) && answer.trim()
      ? [{ question: question.trim(), answer: answer.trim() }]
      : [],
  );
  return read.length === pairs.length ? read : [];
}

/** True if the first mark of a line is that of a question. */
function hasQuestion(line: string): boolean {
  const [, mark = ''] = line.split(turns);
  return /^[QP]/.test(mark);
}

function isQuestion(line: string): boolean {
  return line.search(turns) === 0 && hasQuestion(line);
}

const step = /^([1-9])[.)]?\s+(\p{Lu}.{4,})$/u;
const fewestSteps = 3;

function moveSteps(brief: Brief): Move | undefined {
  const lines = brief.business.description.split('\n');
  const first = lines.findIndex((line) => step.exec(line)?.[1] === '1');
  if (first < 0 || (brief.details?.steps ?? []).length > 0) return undefined;
  const end = lines.findIndex((line, index) => index > first && step.exec(line)?.[1] !== String(index - first + 1));
  const steps = lines.slice(first, end < 0 ? undefined : end).map((line) => step.exec(line)?.[2] ?? '');
  const isFit = steps.every((one) => one.length <= briefLimits.step);
  if (steps.length < fewestSteps || steps.length > listLimits['details.steps'] || !isFit) return undefined;
  return {
    what: 'Steps moved to How it works',
    rest: withoutGaps(lines.toSpliced(first, steps.length).join('\n')),
    put: () => {
      brief.details = { ...brief.details, steps };
    },
  };
}

function movePrices(brief: Brief): Move | undefined {
  if ((brief.services ?? []).length > 0 || (brief.details?.pricing ?? []).length > 0) return undefined;
  const listed = pricesListedIn(brief.business.description);
  if (!listed?.services.every(({ name }) => name.length <= briefLimits.serviceName)) return undefined;
  const place = placeOf(brief, listed.services);
  return place && { rest: listed.rest, ...place };
}

/** Where a price list goes: food to the products of a shop, other things to the services. Undefined if it's too long. */
function placeOf(brief: Brief, services: NonNullable<Brief['services']>): Pick<Move, 'what' | 'put'> | undefined {
  const own = brief.details?.shop ?? [];
  // Only menus count their dishes.
  const isMenu = kindOfBrief(brief).traits?.gives === 'food' || services.some(({ name }) => name.startsWith('#'));
  const products = services.flatMap(({ name, priceFrom, priceTo }) =>
    priceFrom && priceFrom === priceTo ? [{ name, price: priceFrom }] : [],
  );
  if (
    isMenu &&
    brief.pages.includes('shop') &&
    products.length === services.length &&
    own.length + products.length <= listLimits['details.shop']
  )
    return {
      what: 'Prices moved to products',
      put: () => {
        brief.details = { ...brief.details, shop: [...products, ...own] };
      },
    };
  if (services.length > listLimits.services) return undefined;
  return {
    what: 'Prices moved to services',
    put: () => {
      brief.services = services;
    },
  };
}
