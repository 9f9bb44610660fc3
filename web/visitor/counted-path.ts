/** A path as it is counted: without what follows it, and with ids and other long marks left out. */
export function countedPath(path: string): string | undefined {
  const [plain = ''] = path.split(/[?#]/);
  if (!/^\/(?!\/)/.test(plain) || plain.length > 300) return undefined;
  return plain.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{40,}/gi, ':id');
}
