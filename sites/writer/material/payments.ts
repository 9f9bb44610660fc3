import type { Language } from '../../language/language.ts';

/** Ways to pay that are names, as they're written. */
const names = [
  'Zelle',
  'Venmo',
  'PayPal',
  'Cash App',
  'Apple Pay',
  'Google Pay',
  'Samsung Pay',
  'Visa',
  'Mastercard',
  'American Express',
  'Amex',
  'Discover',
  'Affirm',
  'Klarna',
  'Afterpay',
  'CareCredit',
  'Sunbit',
  'GreenSky',
  'Wisetack',
  'Synchrony',
  'Medicare',
  'Medicaid',
  'TRICARE',
  'Bitcoin',
];

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
  const name = names.find((one) => way.toLowerCase() === one.toLowerCase());
  if (name) return name;
  const [first = ''] = way.split(' ');
  const isName = names.some((one) => one.split(' ')[0]?.toLowerCase() === first.toLowerCase() && first.toLowerCase() !== 'cash');
  if (isName || /\p{Lu}/u.test(first.slice(1))) return way;
  const lowered = way.charAt(0).toLowerCase() + way.slice(1);
  return /^(?:[\p{L}-]+ )?(?:check|card|cheque|tarjeta|order|certificate)$/u.test(lowered) ? `${lowered}s` : lowered;
}
