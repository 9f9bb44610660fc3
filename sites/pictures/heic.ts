import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { tooManyPixels } from './limits.ts';
import type { PictureSize } from './picture-size.ts';
import { PictureProblem } from './picture-type.ts';
import { blankTiff } from './tiff.ts';

/** `heif_colorspace_RGB`, `heif_chroma_interleaved_RGB` and `heif_channel_interleaved` of libheif's API. */
const [rgb, interleaved, pixelsOfAll] = [1, 10, 10];

/** The largest photo that isn't made of tiles, and so is in memory whole. Measured: it takes up to 13 bytes a pixel. */
const maxUntiledPixels = 16_500_000;

/** Phones write 48 megapixels as 192 tiles of 512 pixels. More tiles than this are probably an attack. */
const maxTiles = 1024;

/** A phone's 48 megapixels take 4 s on one core. */
const maxDecodeMs = 30_000;

/**
 * Decodes a HEIC photo and turns it upright. The result is an uncompressed TIFF with the photo's color profile. Phones store a
 * photo in tiles, which are decoded one by one, so memory is needed for the result and one tile. Every photo gets a libheif of
 * its own, which can't reach beyond its WebAssembly memory. Throws PictureProblem for a photo that would need too much, and
 * Error for one that can't be read.
 */
export async function decodeHeic(bytes: Uint8Array, limits: { pixels: number; colorProfile?: Uint8Array }): Promise<Buffer> {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const photo = new HeicPhoto(libheif({ print: () => undefined, printErr: () => undefined }), bytes, limits.pixels);
  const { width, height, columns, rows } = photo.layout();
  if (columns * rows > maxTiles) throw new Error(`The photo has ${columns * rows} tiles.`);
  const isTiled = columns * rows > 1;
  const maxPixels = isTiled ? limits.pixels : Math.min(limits.pixels, maxUntiledPixels);
  if (width * height > maxPixels) throw new PictureProblem(tooManyPixels(maxPixels));
  const { file, pixels } = blankTiff(width, height, limits.colorProfile);
  const deadline = performance.now() + maxDecodeMs;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      photo.copyTile(column, row, pixels);
      if (performance.now() > deadline) throw new Error(`The photo took longer than ${maxDecodeMs} ms.`);
      // Lets the picture process check its memory.
      await nextTurn();
    }
  return file;
}

interface Layout extends PictureSize {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  /** Part of the first column or row of tiles that lies outside of the photo, in pixels. */
  left: number;
  top: number;
}

/** The main photo of a HEIC file, in the memory of its own libheif. */
class HeicPhoto {
  readonly #heif: Libheif;
  readonly #handle: number;
  readonly #layout: Layout;
  /** Addresses for a `heif_error` (12 bytes) and for one 32-bit result. */
  readonly #error: number;
  readonly #result: number;

  constructor(heif: Libheif, bytes: Uint8Array, maxPixels: number) {
    this.#heif = heif;
    this.#error = this.#room(12);
    this.#result = this.#room(4);
    const context = heif._heif_context_alloc();
    heif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
    const file = this.#room(bytes.byteLength);
    heif.HEAPU8.set(bytes, file);
    heif._heif_context_read_from_memory_without_copy(this.#error, context, file, bytes.byteLength, 0);
    this.#check();
    heif._heif_context_get_primary_image_handle(this.#error, context, this.#result);
    this.#check();
    this.#handle = this.#at(this.#result);
    this.#layout = this.#readLayout();
  }

  layout(): Layout {
    return this.#layout;
  }

  /** Decodes one tile and copies what is inside the photo to the photo's `pixels`. */
  copyTile(column: number, row: number, pixels: Buffer): void {
    const heif = this.#heif;
    const { width, height, columns, rows, tileWidth, tileHeight, left, top } = this.#layout;
    if (columns * rows > 1)
      heif._heif_image_handle_decode_image_tile(this.#error, this.#handle, this.#result, rgb, interleaved, 0, column, row);
    else heif._heif_decode_image(this.#error, this.#handle, this.#result, rgb, interleaved, 0);
    this.#check();
    const tile = this.#at(this.#result);
    const [decodedWidth, decodedHeight] = [heif._heif_image_get_width(tile, pixelsOfAll), heif._heif_image_get_height(tile, pixelsOfAll)];
    const plane = heif._heif_image_get_plane_readonly(tile, pixelsOfAll, this.#result);
    const stride = this.#at(this.#result);
    const [x, y] = [column * tileWidth - left, row * tileHeight - top];
    const [from, to] = [Math.max(0, -x), Math.min(decodedWidth, width - x)];
    for (let line = Math.max(0, -y); line < Math.min(decodedHeight, height - y) && from < to; line++) {
      const start = plane + line * stride;
      pixels.set(heif.HEAPU8.subarray(start + from * 3, start + to * 3), ((y + line) * width + x + from) * 3);
    }
    heif._heif_image_release(tile);
  }

  #readLayout(): Layout {
    const heif = this.#heif;
    const size = { width: heif._heif_image_handle_get_width(this.#handle), height: heif._heif_image_handle_get_height(this.#handle) };
    const tiling = this.#room(128);
    heif._heif_image_handle_get_image_tiling(this.#error, this.#handle, 1, tiling);
    this.#check();
    // `heif_image_tiling` starts with its version.
    const [columns, rows, tileWidth, tileHeight, width, height, top, left] = Array.from({ length: 8 }, (_, n) =>
      this.#at(tiling + 4 + n * 4),
    );
    const whole = { columns: 1, rows: 1, tileWidth: size.width, tileHeight: size.height, left: 0, top: 0 };
    const isCropped = width !== size.width || height !== size.height;
    if (!columns || !rows || !tileWidth || !tileHeight || isCropped) return { ...size, ...whole };
    // libheif says on which sides the tiles overlap the edge, but for a turned photo not by how much.
    const overlap = (tiles: number, tile: number, side: number) => tiles * tile - side;
    return {
      ...size,
      columns,
      rows,
      tileWidth,
      tileHeight,
      left: left ? overlap(columns, tileWidth, size.width) : 0,
      top: top ? overlap(rows, tileHeight, size.height) : 0,
    };
  }

  #room(bytes: number): number {
    const address = this.#heif._malloc(bytes);
    if (address === 0) throw new Error('libheif has no memory left.');
    return address;
  }

  #at(address: number): number {
    return this.#heif.HEAPU32[address >> 2] ?? 0;
  }

  /** Throws if the last call failed. */
  #check(): void {
    const [code, detail] = [this.#at(this.#error), this.#at(this.#error + 4)];
    if (code !== 0) throw new Error(`libheif failed with ${code}, ${detail}.`);
  }
}
