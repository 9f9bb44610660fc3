/** Completes a web address as people type it: 'facebook.com/x' → 'https://facebook.com/x'. Other text stays as it is. */
export function withHttps(typed: string): string {
  const text = typed.trim();
  if (/^https:\/\//i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return text.replace(/^http/i, 'https');
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : typed;
}
