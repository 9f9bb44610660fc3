/** The path of a site's file in a URL: without its query, decoded; '/services/' and '/services' are one page, the root stays '/'. */
export function sitePath(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!plain.includes('%')) return plain || '/';
  try {
    const decoded = decodeURIComponent(plain) || '/';
    // No file's path holds a zero character, and the database takes none.
    return decoded.includes('\0') ? plain : decoded;
  } catch {
    return plain;
  }
}
