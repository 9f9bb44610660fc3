/** Preload hints for the two fonts that every page needs immediately. Pass them to React Router's `links` or map them to <link> tags. */
export const fontPreloads = ['/fonts/newsreader.woff2', '/fonts/hanken-grotesk.woff2'].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
