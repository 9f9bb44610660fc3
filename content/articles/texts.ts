import disrupterInWebDesign from './disrupter-in-web-design.md?raw';
import roadmapFeatures from './roadmap-features.md?raw';
import seoFeatures from './seo-features.md?raw';
import type { ArticleSlug } from './slugs.ts';
import speedOptimization from './speed-optimization.md?raw';
import valueVsPrice from './value-vs-price.md?raw';
import websiteSecurity from './website-security.md?raw';

/** The articles' texts in Markdown: second-level headings and below, links to our own pages only, `{setup}` and its like unfilled. */
export const articleTexts: Record<ArticleSlug, string> = {
  'disrupter-in-web-design': disrupterInWebDesign,
  'value-vs-price': valueVsPrice,
  'roadmap-features': roadmapFeatures,
  'seo-features': seoFeatures,
  'speed-optimization': speedOptimization,
  'website-security': websiteSecurity,
};
