import { ended } from '../../../text/text-end.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { paymentNames } from '../../language/payment-names.ts';
import { capital } from '../../language/phrases.ts';
import type { Voice } from '../../language/voice.ts';

/** What the form's own choices are called on a Spanish site. */
const inSpanish: Record<string, string> = {
  cash: 'efectivo',
  check: 'cheques',
  checks: 'cheques',
  cards: 'tarjetas',
  'credit cards': 'tarjetas de crédito',
  'debit cards': 'tarjetas de débito',
  'gift cards': 'tarjetas de regalo',
  'bank transfer': 'transferencia bancaria',
  financing: 'financiamiento',
  insurance: 'seguro',
};

/** A way to pay within a sentence: 'Credit card' → 'credit cards', 'zelle' → 'Zelle'. Acronyms keep their capitals. */
export function paymentWay(way: string, language: Language): string {
  const english = englishWay(way);
  return language === 'es' ? (inSpanish[english] ?? english) : english;
}

function englishWay(way: string): string {
  const name = paymentNames.find((one) => way.toLowerCase() === one.toLowerCase());
  if (name) return name;
  const [first = ''] = way.split(' ');
  const isName = paymentNames.some((one) => one.split(' ')[0]?.toLowerCase() === first.toLowerCase() && first.toLowerCase() !== 'cash');
  if (isName || /\p{Lu}/u.test(first.slice(1))) return way;
  const lowered = way.charAt(0).toLowerCase() + way.slice(1);
  return /^(?:[\p{L}-]+ )?(?:check|card|cheque|tarjeta|order|certificate)$/u.test(lowered) ? `${lowered}s` : lowered;
}

const refusal = /^(?:sorry,? )?(?:no|not|we don[’']?t take|don[’']?t take|sin)\s+(?:taking |accepting )?(?=\p{L})/iu;

/** What's more than a way to pay: 'checks (local only)', 'cards if over $20'. */
const remark = /[()[\]:;!?"“”]|\b(?:no|not|only|but|if|please|ask|sorry|unless|solo|sólo|pero|si)\b/i;

/** The ways to pay, and those that the owner lists to say that they're not taken: 'NO Amex' → 'Amex'. */
export function waysOf(payments: readonly string[]): { taken: string[]; refused: string[] } {
  return {
    taken: payments.filter((way) => !refusal.test(way)),
    refused: payments.flatMap((way) => (refusal.test(way) ? [way.replace(refusal, '')] : [])),
  };
}

/** The ways to pay in sentences: 'We take cash and checks. We don't take Amex.' */
export function paymentsAnswer(payments: readonly string[], voice: Voice, language: Language): string {
  return said(payments, voice, language, (ways) => siteWords[language].facts.pay(voice, ways));
}

/** The same as a list under its heading: 'Cash and checks. We don't take Amex.' */
export function paymentsListed(payments: readonly string[], voice: Voice, language: Language): string {
  return said(payments, voice, language, (ways) => capital(ended(ways)));
}

/** If one of the ways says more than a name, the list is shown as it was typed. */
function said(payments: readonly string[], voice: Voice, language: Language, put: (ways: string) => string): string {
  const { list, facts } = siteWords[language];
  const { taken, refused } = waysOf(payments);
  const isSentence = !taken.some((way) => remark.test(way));
  const ways = (all: string[]) => list(all.map((way) => paymentWay(way, language)));
  return [
    ...(taken.length > 0 ? [isSentence ? put(ways(taken)) : ended(taken.join(', '))] : []),
    ...(refused.length > 0 ? [facts.dontPay(voice, ways(refused))] : []),
  ].join(' ');
}
