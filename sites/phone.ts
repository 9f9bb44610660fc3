// The form in the browser uses this file too, so it imports nothing.

/** An extension at the end of a number: 'ext. 12', 'extension 12', 'x12', '#12'. */
const extension = /(?:ext(?:ension|\.)?|x|#)\s*(\d{1,6})$/i;

/** Keys of a telephone by their letters, from 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** A number in plain characters: typed with full-width digits, or copied with long dashes and hard spaces. */
function plain(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

function withoutExtension(value: string): string {
  const rest = plain(value).replace(extension, '').trimEnd();
  return rest.endsWith(',') ? rest.slice(0, -1) : rest;
}

/** Digits of a telephone number, its extension left out. */
export function phoneDigits(value: string): string {
  return withoutExtension(value).replace(/\D/g, '');
}

/** True for a number that people can call, alone or with an extension. */
export function isPhone(value: string): boolean {
  const digits = phoneDigits(value);
  return /^\+?[\d\s().\-/]+$/.test(withoutExtension(value)) && digits.length >= 7 && digits.length <= 15;
}

/** A US number as '(919) 555-0148' and 'tel:+19195550148'; any other stays as written. */
export function phoneForms(phone: string): { display: string; href: string } {
  const typed = plain(phone);
  const more = extension.exec(typed)?.[1];
  const digits = phoneDigits(typed);
  const tail = more ? { text: ` ext. ${more}`, href: `;ext=${more}` } : { text: '', href: '' };
  const national = /^1?([2-9]\d{9})$/.exec(digits)?.[1];
  if (national && !/^\+(?!1)/.test(typed)) {
    return {
      display: `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}${tail.text}`,
      href: `tel:+1${national}${tail.href}`,
    };
  }
  return { display: phone, href: `tel:${typed.startsWith('+') ? '+' : ''}${digits}${tail.href}` };
}

/** Where a tap on a number leads that someone typed. Undefined if it isn't one number, such as two numbers or words. */
export function phoneHref(phone: string): string | undefined {
  if (isPhone(phone)) return phoneForms(phone).href;
  const vanity = vanityDigits(plain(phone));
  return vanity && `tel:+1${vanity}`;
}

/** '1-800-GOT-BREAD' → '8004682732'. Telephones ignore what's dialed after ten digits. */
function vanityDigits(typed: string): string | undefined {
  const [, area, name] = /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([a-z\d][a-z\d.\- ]{6,19})$/i.exec(typed) ?? [];
  const signs = name?.toLowerCase().replace(/[^a-z\d]/g, '') ?? '';
  if (!area || signs.length < 7 || signs.length > 10 || !/[a-z]{3}/.test(signs)) return undefined;
  const digits = [...signs].map((sign) => (/\d/.test(sign) ? sign : keys.findIndex((letters) => letters.includes(sign)) + 2));
  return area + digits.slice(0, 7).join('');
}
