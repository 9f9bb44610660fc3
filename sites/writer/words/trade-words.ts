import type { Brief } from '../../brief.ts';
import type { TradePack } from '../../trades/pack.ts';
import { capital, uncapital } from './phrases.ts';

interface TradeWords {
  /** What the owner calls the trade, for labels and titles: 'Mobile dog groomer'. */
  label: { text: string; fields: string[] };
  /** The same as a noun that takes an article within a sentence: 'mobile dog groomer', or the pack's word. */
  noun: { text: string; fields: string[] };
}

/** How a site names its trade: the owner's word, unless it is odd or names an activity; then the pack's noun. */
export function tradeWords(brief: Brief, pack: TradePack): TradeWords {
  const own = brief.business.trade;
  const plain = /^[\p{Script=Latin}][\p{Script=Latin} &'’/,.-]*$/u.test(own) && own.split(' ').length <= 6;
  const fields = ['business.trade'];
  const word = plain ? uncapital(own.replace(/[.,]$/, '')) : pack.noun;
  const activity =
    /(?:ing|care|repair|services?|work|maintenance|law|dentistry|removal|control|s)$/i.test(own) || /[&,/]|\band\b/i.test(own);
  return {
    label: { text: capital(word), fields: plain ? fields : [] },
    noun: plain && !activity ? { text: word, fields } : { text: pack.noun, fields: [] },
  };
}
