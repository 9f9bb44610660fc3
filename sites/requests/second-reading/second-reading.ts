import { matchesOf, patternsIn } from '../phrases.ts';
import { plainOf } from '../plain.ts';
import type { Line } from '../read-request.ts';
import { plainName, serviceHinted } from '../services-named.ts';
import { type Wish, wishSchema } from '../wish.ts';
import lines from '../words/second-reading.txt?raw';
import type { ReadWish } from './answers.ts';
import { bareTown, type Site, wishIn } from './checks.ts';
import type { Part } from './part.ts';
import { quoteOf } from './quote.ts';

type Range = [start: number, end: number];
/** A wish that may be offered, and where in the text its quote is. */
interface Offer {
  wish: Wish;
  range: Range;
}

const phrase = patternsIn(lines);
const filler = new RegExp(`^(?:${phrase('filler').source})$`);
/** What these do is chosen on another screen, so complaints may stand beside them: 'that isn't me in the photo'. */
const chosenElsewhere = new Set<Wish['do']>(['look', 'colors', 'photo', 'logo', 'undo']);
/** Words that say something of their own: so many may stand in a quote beside its wish, and so many around it. */
const [mostInside, mostAround] = [4, 2];

/**
 * The lines of a request after a model has read the parts that the rules left for a person. A wish that the model read counts only if all of it is
 * in the owner's words of its part (`offerOf` says how that's proved). What no such wish covers stays with a person, word for word, and
 * the sure readings stay as they are.
 */
export function withWishes(text: string, rules: readonly Line[], parts: readonly Part[], answers: readonly ReadWish[], site: Site): Line[] {
  const taken = rules.filter(({ wish }) => wish.do !== 'person').flatMap(({ wish }) => targetsOf(wish));
  const found = parts.flatMap((part) => offersIn(part, answers, site));
  const spans = parts.flatMap((part) => part.spans);
  const offers = settled(withoutRivals(found, taken), spans, text, site);
  const read = offers.map(({ wish, range }): Line => ({ wish, spans: [range] }));
  const others = rules.flatMap((line): Line[] => {
    if (line.wish.do !== 'person') return [line];
    const left = line.spans.flatMap((span) => {
      const near = read.filter(({ spans: [quoted] }) => quoted && overlaps(span, quoted));
      if (near.length === 0) return [span];
      return piecesIn(text, span, offers).filter((piece) => {
        if (ownWords(plainOf(text.slice(...piece)).plain) > mostAround) return true;
        near.findLast(({ spans: [quoted] }) => (quoted?.[0] ?? 0) < piece[0])?.spans.push(piece) ?? near[0]?.spans.unshift(piece);
        return false;
      });
    });
    return left.length > 0 ? [{ wish: line.wish, spans: left }] : [];
  });
  return [...others, ...read].sort((line, other) => startOf(line) - startOf(other));
}

function startOf({ spans }: Line): number {
  return Math.min(...spans.map(([start]) => start));
}

/** Why a wish that a model read may not be offered, in a few words; otherwise the wish in the owner's words, and its quote's place. */
export function offerOf({ quote: words, wish }: Omit<ReadWish, 'part'>, part: Part, site: Site): Offer | string {
  const parsed = wishSchema.safeParse(wish);
  if (!parsed.success) return 'isn’t a kind of wish';
  const at = part.words.indexOf(words);
  if (!/\p{L}{2}/u.test(words) || at < 0) return 'quotes what isn’t in the part';
  if (part.words.indexOf(words, at + 1) >= 0) return 'quotes what is there twice';
  const range: Range = [part.start + at, part.start + at + words.length];
  if (/[\p{L}\p{N}]$/u.test(part.words.slice(0, at)) || /^[\p{L}\p{N}]/u.test(part.words.slice(at + words.length)))
    return 'quotes half a word';
  const touched = part.spans.filter((span) => overlaps(span, range));
  const around = part.words.slice((touched[0]?.[0] ?? 0) - part.start, (touched.at(-1)?.[1] ?? 0) - part.start);
  const problem = doubtIn(plainOf(around).plain, parsed.data);
  if (problem) return problem;
  const quote = quoteOf(words);
  const own = wishIn(parsed.data, quote, site);
  if (typeof own === 'string') return own;
  const left = figureIn(quote.rest(), site);
  if (left) return left;
  return ownWords(quote.rest()) > mostInside ? 'covers words that it doesn’t use' : { wish: own, range };
}

/** Why a part stays with a person, by what it says around a wish as well. */
function doubtIn(says: string, wish: Wish): string | undefined {
  if (phrase('question').test(says)) return 'is asked, not wished';
  if (phrase('unsure').test(wish.do === 'hours' ? says.replace(/\b(?:after|later)\b/g, '') : says)) return 'isn’t sure, or isn’t for good';
  if (phrase('untouched').test(says) || phrase('kept').test(says)) return 'is what should stay';
  if (chosenElsewhere.has(wish.do)) return undefined;
  if (phrase('others').test(says) || (wish.do !== 'text' && phrase('reported').test(says))) return 'is about someone else, or about before';
  return phrase('no').test(says) && !isRemoval(wish) ? 'drops a “not”' : undefined;
}

/** True for wishes that take something away, where a 'not' is no surprise. */
function isRemoval(wish: Wish): boolean {
  if (wish.do === 'hours') return Object.values(wish.days).every((hours) => hours.length === 0);
  return /^(?:remove-|hide$|pages$)/.test(wish.do);
}

/** What a model read in one part and may be offered, once each. */
function offersIn(part: Part, answers: readonly ReadWish[], site: Site): Offer[] {
  const own = answers.filter((answer) => answer.part === part.id);
  return own.flatMap((answer, at) => {
    const isRepeated = own.slice(0, at).some((other) => JSON.stringify(other) === JSON.stringify(answer));
    const offer = isRepeated ? '' : offerOf(answer, part, site);
    return typeof offer === 'string' ? [] : [offer];
  });
}

/** Without wishes that share words or change the same thing: which of them is meant isn't sure. A sure reading comes first. */
function withoutRivals(offers: Offer[], taken: string[]): Offer[] {
  return offers.filter(({ wish, range }, at) => {
    const rivals = offers.filter((_, other) => other !== at);
    const targets = targetsOf(wish);
    const isTaken = [...taken, ...rivals.flatMap((rival) => targetsOf(rival.wish))].some((target) => targets.includes(target));
    return !isTaken && !rivals.some((rival) => overlaps(rival.range, range));
  });
}

/** What a wish changes. */
function targetsOf(wish: Wish): string[] {
  switch (wish.do) {
    case 'hours':
      return Object.keys(wish.days);
    case 'price':
    case 'rename-service':
      return [`${wish.do} ${wish.name}`];
    case 'remove-service':
      return ['price', 'rename-service', 'remove-service'].map((change) => `${change} ${wish.name}`);
    case 'add-service':
      return [`add ${wish.name.toLowerCase()}`];
    case 'add-town':
    case 'remove-town':
      return wish.towns.map((town) => `town ${town.toLowerCase()}`);
    case 'hide':
    case 'move':
    case 'text':
    case 'pages':
    case 'photo':
    case 'link':
      return [JSON.stringify(wish)];
    default:
      return [wish.do];
  }
}

/** Drops all wishes read from a clause if a figure or a name in it is left over, because it may belong to any of them. */
function settled(offers: Offer[], spans: readonly Range[], text: string, site: Site): Offer[] {
  const unsettled = spans.filter((span) =>
    piecesIn(text, span, offers).some((piece) => figureIn(plainOf(text.slice(...piece)).plain, site)),
  );
  const kept = offers.filter(({ range }) => !unsettled.some((span) => overlaps(span, range)));
  return kept.length < offers.length ? settled(kept, spans, text, site) : kept;
}

/** What a clause says outside the quotes. */
function piecesIn(text: string, [start, end]: Range, offers: readonly Offer[]): Range[] {
  const quoted = offers.map(({ range }) => range).sort(([one], [other]) => one - other);
  const inside = quoted.filter((range) => overlaps(range, [start, end]));
  return [...inside, [end, end] as Range].flatMap(([until], at): Range[] => {
    const from = Math.max(start, inside[at - 1]?.[1] ?? start);
    const words = text.slice(from, Math.max(from, until));
    const [lead = ''] = /^[^\p{L}\p{N}$"“]*/u.exec(words) ?? [];
    const said = words.slice(lead.length).trimEnd();
    return /[\p{L}\p{N}]/u.test(said) ? [[from + lead.length, from + lead.length + said.length]] : [];
  });
}

/** A number, a day, a service or the like that a wish would have to account for. */
function figureIn(says: string, { services, towns }: Site): string | undefined {
  if (/[\d$@%"]/.test(says)) return 'leaves a figure';
  if (phrase('anyDay').test(says)) return 'leaves a day';
  if (services.some((name) => serviceHinted(says, [name]))) return 'leaves a service';
  return towns.some((town) => says.includes(plainName(bareTown(town)))) ? 'leaves a town' : undefined;
}

/** How many words say something, beside small ones and those that wishes are made of. */
function ownWords(says: string): number {
  return matchesOf(/[a-z][a-z']{3,}/, says).filter(([word]) => !filler.test(word)).length;
}

function overlaps([start, end]: Range, [from, until]: Range): boolean {
  return start < until && from < end;
}
