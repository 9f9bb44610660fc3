// The form in the browser uses this file too, so it imports nothing.

/** Digits of a telephone number, its extension left out. */
export function phoneDigits(value: string): string {
  return value.replace(/(?:ext\.?|x)\s*\d{1,6}$/i, '').replace(/\D/g, '');
}

/** True for a number that people can call, alone or with an extension. */
export function isPhone(value: string): boolean {
  const digits = phoneDigits(value);
  return /^\+?[\d\s().\-/]+(?:(?:ext\.?|x)\s*\d{1,6})?$/i.test(value) && digits.length >= 7 && digits.length <= 15;
}
