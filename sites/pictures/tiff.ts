const headerBytes = 8;
const entryBytes = 12;
const rowsPerStrip = 64;

type Field = [tag: number, type: 'short' | 'long' | 'bytes', values: ArrayLike<number>];
const types = { bytes: { code: 7, size: 1 }, short: { code: 3, size: 2 }, long: { code: 4, size: 4 } };

/**
 * An uncompressed TIFF of 8-bit RGB, in which the pixels are still black. They are written to `pixels`, which is a part of
 * `file`, so a large picture is in memory only once. TIFF because sharp's raw pixels can't have a color profile.
 */
export function blankTiff(width: number, height: number, colorProfile?: Uint8Array): { file: Buffer; pixels: Buffer } {
  const strips = Array.from({ length: Math.ceil(height / rowsPerStrip) }, (_, strip) => strip * rowsPerStrip);
  const rowBytes = width * 3;
  const fields: Field[] = [
    [256, 'long', [width]],
    [257, 'long', [height]],
    [258, 'short', [8, 8, 8]],
    // No compression, RGB.
    [259, 'short', [1]],
    [262, 'short', [2]],
    [273, 'long', strips.map((row) => headerBytes + row * rowBytes)],
    [277, 'short', [3]],
    [278, 'long', [rowsPerStrip]],
    [279, 'long', strips.map((row) => Math.min(rowsPerStrip, height - row) * rowBytes)],
    ...(colorProfile ? [[34675, 'bytes', colorProfile] satisfies Field] : []),
  ];
  const directoryAt = headerBytes + height * rowBytes;
  const valuesAt = directoryAt + 2 + fields.length * entryBytes + 4;
  const valuesBytes = fields.reduce((sum, [, type, values]) => sum + types[type].size * values.length, 0);
  const file = Buffer.alloc(valuesAt + valuesBytes);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  file.writeUInt16LE(fields.length, directoryAt);
  let free = valuesAt;
  for (const [index, [tag, type, values]] of fields.entries()) {
    const entry = directoryAt + 2 + index * entryBytes;
    const { code, size } = types[type];
    file.writeUInt16LE(tag, entry);
    file.writeUInt16LE(code, entry + 2);
    file.writeUInt32LE(values.length, entry + 4);
    const isInline = values.length * size <= 4;
    if (!isInline) file.writeUInt32LE(free, entry + 8);
    const at = isInline ? entry + 8 : free;
    for (let n = 0; n < values.length; n++) file.writeUIntLE(values[n] ?? 0, at + n * size, size);
    if (!isInline) free += values.length * size;
  }
  return { file, pixels: file.subarray(headerBytes, directoryAt) };
}
