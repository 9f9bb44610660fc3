import type { Brief } from '../brief/brief.ts';
import type { SiteDocument } from '../document/document.ts';
import { derive } from '../interview/derived-brief.ts';
import type { SiteFiles } from '../render/files.ts';
import type { Check, Finding, Subject } from './check.ts';
import { briefFields } from './checks/brief-fields.ts';
import { byteBudget } from './checks/byte-budget.ts';
import { contrast } from './checks/contrast.ts';
import { distinctPages } from './checks/distinct-pages.ts';
import { fittingWords } from './checks/fitting-words.ts';
import { headings } from './checks/headings.ts';
import { leftovers } from './checks/leftovers.ts';
import { links } from './checks/links.ts';
import { pictures, repeatedPictures } from './checks/pictures.ts';
import { provenClaims } from './checks/proven-claims.ts';
import { safeTargets } from './checks/safe-targets.ts';
import { noScript, noThirdParties } from './checks/self-contained.ts';
import { structuredData } from './checks/structured-data.ts';
import { usSpelling } from './checks/us-english.ts';
import { fieldUse } from './field-use.ts';
import { type PageWeight, pageWeights, wireBytes } from './page-weight.ts';
import { parsedPages } from './parsed-page.ts';
import { placedLines } from './placed-lines.ts';

export interface GateReport {
  /** True when no check fails; warnings don't stop a site. */
  passed: boolean;
  checks: ({ key: string; label: string } & Finding)[];
  /** Brief paths whose answers are on the site or shape it. */
  usedFields: string[];
  /** Brief paths left out, each with the reason. */
  unused: { field: string; reason: string }[];
  /** Weight of each page by path, in bytes. */
  pages: Record<string, PageWeight>;
}

const checks: Check[] = [
  provenClaims,
  fittingWords,
  briefFields,
  leftovers,
  usSpelling,
  links,
  safeTargets,
  noScript,
  noThirdParties,
  headings,
  distinctPages,
  pictures,
  repeatedPictures,
  contrast,
  structuredData,
  byteBudget,
];

/** Judges a finished site against everything we promise of it. The report is stored with the version and shown to the owner. */
export async function gate(document: SiteDocument, files: SiteFiles, brief: Brief): Promise<GateReport> {
  const derived = derive(brief);
  const bytes = wireBytes(files);
  const pages = parsedPages(files, new Set(document.pages.map((page) => page.path)));
  const lines = placedLines(document);
  const use = fieldUse({ derived, document, lines, pages });
  const weights = pageWeights(pages, await bytes);
  const subject: Subject = { document, files, derived, pages, lines, use, weights };
  const results = checks.map(({ key, label, run }) => ({ key, label, ...run(subject) }));
  return {
    passed: results.every((result) => result.status !== 'fail'),
    checks: results,
    usedFields: use.used,
    unused: use.unused,
    pages: Object.fromEntries(weights),
  };
}
