/** Pixels across: enough for a print of 7 inches at 300 dots an inch. */
const pngWidth = 2048;

/** A drawing of ours as a PNG for print. Its `viewBox` starts at 0. Don't pass SVG that people sent. */
export async function pngOfSvg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: sharp }, { withConcurrencyLimit }] = await Promise.all([
    import('sharp'),
    import('../../sites/pictures/concurrency.ts'),
  ]);
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  // An SVG has 72 dots an inch unless it's read with more.
  const density = (72 * pngWidth) / width;
  const png = await withConcurrencyLimit(() => sharp(Buffer.from(svg), { density }).resize({ width: pngWidth }).png().toBuffer());
  return new Uint8Array(png);
}
