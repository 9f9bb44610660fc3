export interface CardEntry {
  number: string;
  /** Month and year as typed: '12/34', '12 / 2034', '1234'. */
  expires: string;
  cvc: string;
}

/** The first invalid field of a card form, with the provider's message. Checked before the bank is asked. */
export function cardEntryProblem(
  { number, expires, cvc }: CardEntry,
  now = new Date(),
): { field: keyof CardEntry; message: string } | undefined {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d*$/.test(digits)) return { field: 'number', message: 'Your card number is invalid.' };
  if (digits.length < 16) return { field: 'number', message: 'Your card number is incomplete.' };
  if (digits.length > 16 || !passesLuhn(digits)) return { field: 'number', message: 'Your card number is invalid.' };
  const [, month, year] = expiryPattern.exec(expires.trim()) ?? [];
  if (!month || !year) return { field: 'expires', message: 'Your card’s expiration date is incomplete.' };
  if (Number(month) < 1 || Number(month) > 12) return { field: 'expires', message: 'Your card’s expiration date is invalid.' };
  // A card is valid until the end of its month.
  if (new Date(2000 + Number(year), Number(month), 1) <= now)
    return { field: 'expires', message: 'Your card’s expiration date is in the past.' };
  if (!/^\d{3,4}$/.test(cvc.trim())) return { field: 'cvc', message: 'Your card’s security code is incomplete.' };
  return undefined;
}

const expiryPattern = /^(\d{1,2})\s*(?:\/\s*)?(?:20)?(\d{2})$/;

/** Month and year of a valid expiry. */
export function expiryOf(expires: string): { expMonth: number; expYear: number } {
  const [, month, year] = expiryPattern.exec(expires.trim()) ?? [];
  return { expMonth: Number(month), expYear: 2000 + Number(year) };
}

/** The check digit of card numbers (ISO/IEC 7812, Luhn). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
