/** Pixels of the picture that a link to a page is shown with. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Address of a page's share picture: /og-image.jpg for home, /faq/og-image.jpg for /faq. */
export function sharePicturePath(path: string): string {
  return `${path === '/' ? '' : path}/og-image.jpg`;
}
