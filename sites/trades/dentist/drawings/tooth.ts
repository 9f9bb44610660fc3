/** A molar, 100 wide and 110 tall at scale 1. */
export function tooth(x: number, y: number, scale: number, fill: string): string {
  return `<path d="M50 14C38 4 14 6 12 32c-2 20 8 26 10 44 2 16 4 30 12 30 9 0 6-30 16-30s7 30 16 30c8 0 10-14 12-30 2-18 12-24 10-44C86 6 62 4 50 14z" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"/>`;
}
