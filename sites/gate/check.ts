import type { SiteDocument } from '../document/document.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import type { SiteFiles } from '../render/files.ts';
import type { FieldUse } from './field-use.ts';
import type { PageWeight } from './page-weight.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { PlacedLine } from './placed-lines.ts';

/** What a check may look at: the document, its files, the brief they rest on with what follows from it, and what was worked out of them once for all checks. */
export interface Subject {
  document: SiteDocument;
  files: SiteFiles;
  derived: DerivedBrief;
  pages: ParsedPage[];
  lines: PlacedLine[];
  use: FieldUse;
  weights: Map<string, PageWeight>;
}

export interface Finding {
  status: 'pass' | 'warn' | 'fail';
  /** One sentence for people. */
  detail: string;
  /** Places, such as '/services: <h4> follows <h2>'. */
  where?: string[];
}

/** One question put to a finished site. `warn` findings are shown but don't stop a publication. */
export interface Check {
  key: string;
  label: string;
  run: (subject: Subject) => Finding;
}

/** Turns a list of places into a finding: none passes, any gives `status`. */
export function finding(where: string[], good: string, bad: string, status: 'warn' | 'fail' = 'fail'): Finding {
  if (where.length === 0) return { status: 'pass', detail: good };
  return { status, detail: `${bad} (${where.length})`, where: where.slice(0, 20) };
}
