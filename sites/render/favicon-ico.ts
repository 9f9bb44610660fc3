import sharp from 'sharp';
import { withConcurrencyLimit } from '../pictures/concurrency.ts';

/** Pixels of the pictures in the file: tabs, tabs on fine screens, and shortcuts. */
const sides = [16, 32, 48];

/**
 * An icon as /favicon.ico, for clients that ask for this path without having read a page: feed readers, icon services, Outlook, Safari
 * before 26. Each picture in it is a PNG.
 */
export async function faviconIco(svg: string): Promise<Buffer> {
  const pictures = await withConcurrencyLimit(() =>
    Promise.all(
      sides.map((side) =>
        sharp(Buffer.from(svg), { density: 300 })
          .resize(side, side, { fit: 'contain', background: '#0000' })
          .png({ palette: true, effort: 7 })
          .toBuffer(),
      ),
    ),
  );
  const header = Buffer.alloc(6 + 16 * sides.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  let offset = header.length;
  for (const [index, side] of sides.entries()) {
    const at = 6 + 16 * index;
    const { length } = pictures[index] ?? [];
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([header, ...pictures]);
}
