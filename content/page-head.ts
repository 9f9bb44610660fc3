/** What a public page says of itself to search engines and to people who share it. Prices and hours stand as `{setup}`: see filled.ts. */
export interface PageHead {
  /** Path of the page, with a leading slash. */
  path: string;
  /** Without the product's name, which the page's title adds. */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}
