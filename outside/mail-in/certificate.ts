import { readFile, stat } from 'node:fs/promises';

interface Pair {
  cert: string;
  key: string;
}

/**
 * Reads a certificate and its key from files, and again when one of them changed. Throws if they can't be read at first. Later, the ones before
 * stay in use. Returns a function that stops.
 */
export async function watchCertificate(
  files: Pair,
  use: (pair: Pair) => void,
  everyMs: number,
  onError?: (error: Error) => void,
): Promise<() => void> {
  let seen = await stampOf(files);
  use(await read(files));
  const check = async () => {
    const stamp = await stampOf(files);
    if (stamp === seen) return;
    use(await read(files));
    // Only now, so a pair that doesn't belong together is read again after the other file was written.
    seen = stamp;
  };
  const timer = setInterval(() => void check().catch((error: Error) => onError?.(error)), everyMs).unref();
  return () => clearInterval(timer);
}

async function read({ cert, key }: Pair): Promise<Pair> {
  const [certificate, privateKey] = await Promise.all([readFile(cert, 'utf8'), readFile(key, 'utf8')]);
  return { cert: certificate, key: privateKey };
}

async function stampOf({ cert, key }: Pair): Promise<string> {
  const [one, other] = await Promise.all([stat(cert), stat(key)]);
  return `${one.mtimeMs} ${one.size} ${other.mtimeMs} ${other.size}`;
}
