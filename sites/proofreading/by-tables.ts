import { capitals } from './rules/capitals.ts';
import { placeName, townRule } from './rules/places.ts';
import type { Rule } from './rules/rule.ts';
import { endMark, sentenceCapitals } from './rules/sentences.ts';
import { curlyQuotes, plainMarks } from './rules/typography.ts';
import { americanSpellings, commonSpellings } from './spelling.ts';

/** A business name, a trade and a town, each '' until it's typed. */
interface ShortAnswers {
  name: string;
  trade: string;
  town: string;
}

/**
 * Three short answers tidied by our own tables, and `description`, a sentence made of the trade and the town. `tidyBrief` may load
 * the grammar checker, which takes 270 MB and is there for the briefs of customers.
 */
export function tidyByTables({ name, trade, town }: ShortAnswers): ShortAnswers & { description: string } {
  const place = curlyQuotes(placeName(plainMarks(town).trim()));
  const said = [calm(plainMarks(trade).trim()), place && `in ${plainMarks(place)}`].filter(Boolean).join(' ');
  return {
    name: curlyQuotes(plainMarks(name)),
    trade: curlyQuotes(americanSpellings.change(plainMarks(trade))),
    town: place,
    description: curlyQuotes(
      applied(said, [commonSpellings, americanSpellings, ...capitals, townRule([place]), sentenceCapitals, endMark]),
    ),
  };
}

/** A trade in capitals in small letters. Short ones are acronyms, and the tables give the others back. */
function calm(trade: string): string {
  return trade === trade.toUpperCase() && trade.length > 4 ? trade.toLowerCase() : trade;
}

function applied(text: string, rules: readonly Rule[]): string {
  return rules.reduce((changed, rule) => rule.change(changed), text);
}
