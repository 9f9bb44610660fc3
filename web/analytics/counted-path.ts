/** A path as analytics counts it, without query and hash, and with IDs and tokens replaced. Undefined for anything but a path. */
export function countedPath(path: string): string | undefined {
  const [plain = ''] = path.split(/[?#]/);
  if (!/^\/(?!\/)/.test(plain) || plain.length > 300) return undefined;
  return plain.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{40,}/gi, ':id');
}
