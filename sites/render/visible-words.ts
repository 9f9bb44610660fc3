/** Looks words up in what people can read of a page: any case, any kind of space or hyphen. */
export type Shows = (words: string) => boolean;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What a page shows, from its body as React wrote it. Numbers are found by their digits, however they are set. */
export function visibleWords(body: string): Shows {
  const text = comparable(
    body
      .replace(/<(?:wbr|\/?(?:a|b|bdi|em|i|small|span|strong))\b[^<>]*>/g, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all),
  );
  const digits = text.replace(/\D/g, '');
  return (words) => (/^\+?\d{7,}$/.test(words) ? digits.includes(words.slice(-10)) : text.includes(comparable(words)));
}

function comparable(text: string): string {
  return text.replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim().toLowerCase();
}
