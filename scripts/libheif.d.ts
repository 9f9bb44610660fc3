declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** The functions of libheif's C API that we call. Pointers are addresses in the module's memory. Results that are structures go to the first argument. */
  export interface Libheif {
    /** Views of the module's memory. They're replaced whenever it grows. */
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _heif_context_alloc(): number;
    _heif_context_set_maximum_image_size_limit(context: number, side: number): void;
    _heif_context_read_from_memory_without_copy(error: number, context: number, bytes: number, size: number, options: 0): void;
    _heif_context_get_primary_image_handle(error: number, context: number, out: number): void;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_image_tiling(error: number, handle: number, upright: 0 | 1, out: number): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      out: number,
      colorspace: number,
      chroma: number,
      options: 0,
      column: number,
      row: number,
    ): void;
    _heif_decode_image(error: number, handle: number, out: number, colorspace: number, chroma: number, options: 0): void;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, outStride: number): number;
    _heif_image_release(image: number): void;
  }
  /** Starts libheif in a memory of its own. */
  export default function libheif(options: { print: () => void; printErr: () => void }): Libheif;
}
