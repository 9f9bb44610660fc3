/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter small unless the first word is an initialism or has a capital inside: 'HVAC contractor' stays. */
export function uncapital(text: string): string {
  const [first = ''] = text.split(/\s/);
  return /\p{Lu}/u.test(first.slice(1)) || first === 'I' ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'a plumber', 'an electrician', 'an HVAC contractor'. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se|ti)|hvac|hour|heir|honest)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Address-bar form of a name: 'Crowns & bridges' → 'crowns-and-bridges'. Empty for text without Latin letters or digits. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

/** Slugs made unique by number, with a fallback word for names that leave nothing: 'roof', 'roof-2'. `taken` are refused too. */
export function uniqueSlugs(names: string[], fallback: string, taken: string[] = []): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const base = slug(name).replace(/^(?=\d)/, `${fallback}-`) || fallback;
    let candidate = base;
    for (let n = 2; used.has(candidate); n++) candidate = `${base}-${n}`;
    used.add(candidate);
    return candidate;
  });
}
