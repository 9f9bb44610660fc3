import { withoutEnd } from '../../text/text-end.ts';

/** The path of a site's file for a URL: decoded, without its query and without a slash at its end, except for the root '/'. */
export function sitePath(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const plain = withoutEnd(path, /\//);
  if (!plain.includes('%')) return plain || '/';
  try {
    const decoded = decodeURIComponent(plain) || '/';
    // No file's path contains a zero character, and PostgreSQL refuses it.
    return decoded.includes('\0') ? plain : decoded;
  } catch {
    return plain;
  }
}

/** Pages that may have the form that a path is the address of, best first. People open it when they reload the answer to a form. */
export function pagesWithForm(path: string): string[] {
  const [, kind] = /^\/forms\/(contact|booking)$/.exec(path) ?? [];
  return kind ? [`/${kind}`, '/contact', '/booking', '/pricing', '/'] : [];
}

/** True for the label of a preview: of a version, a brief, three answers, or a look of any. Only the app answers these. */
export function isPreviewLabel(label: string): boolean {
  return /^(?:[pbf]-[a-z2-7]{20}|[bl]-[a-z2-7]{20}-[a-z]+-\d+)$/.test(label);
}
