import { encode } from 'uqr';

/** A QR code as one SVG path in a square of `size` modules, including the required margin of four modules. */
export function qrModules(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
