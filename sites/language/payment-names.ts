/** Ways to pay that are names, as they're written. */
export const paymentNames: readonly string[] = [
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

/** The name of a way to pay, however it's typed: 'CASHAPP' → 'Cash App'. Undefined if it's none. */
export function paymentName(typed: string): string | undefined {
  return paymentNames.find((name) => joined(name) === joined(typed));
}

function joined(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
