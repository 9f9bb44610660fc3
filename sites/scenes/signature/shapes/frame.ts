/** The outer <svg> of a signature drawing: cropped by its frame, named for screen readers. `align` is what a narrower frame keeps. */
export function frame(options: {
  width: number;
  height: number;
  id: string;
  title: string;
  body: string;
  align?: 'xMidYMid' | 'xMidYMax';
  fit?: 'slice' | 'meet';
}): string {
  const { width, height, title, body, align = 'xMidYMid', fit = 'slice' } = options;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align} ${fit}" role="img"><title>${title}</title>${body}</svg>`;
}

/** Rounds a coordinate to a tenth: finer digits only cost bytes. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
