import { type ComposeRequest, compose } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { derive } from '../../sites/interview/derived-brief.ts';
import { unusedFields } from '../../sites/writer/claims/unused-fields.ts';
import { type Edit, overlayEdits, subjectOf } from './overlay.ts';

/** The site with people's edits applied, and each edit with the build's note. Answers that the edits removed are reported as unused. */
export function composeVersion({ request, edits: all }: { request: ComposeRequest; edits: readonly Edit[] }): {
  document: SiteDocument;
  edits: Edit[];
} {
  const composed = compose(request);
  const { document, edits, hidden } = overlayEdits(composed, all);
  const alreadyUnused = new Set(composed.unused.map(({ field }) => field));
  const takenOff = unusedFields({ derived: derive(request.brief), document, photos: request.photos })
    .filter(({ field }) => !alreadyUnused.has(field))
    .map(({ field }) => ({
      field,
      reason: hidden.find(({ fields }) => fields.some((one) => isWithin(field, one)))?.reason ?? takenOffByHand,
    }));
  const noted = edits.flatMap(({ note, value }, index) =>
    note ? [{ field: `edits.${index}`, reason: `${subjectOf(value)} ${note}` }] : [],
  );
  return {
    document: { ...document, unused: [...composed.unused, ...takenOff, ...noted] },
    edits: edits.map(({ at: _, ...edit }) => edit),
  };
}

const takenOffByHand = 'The part that showed it was changed or removed by hand.';

function isWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`) || outer.startsWith(`${field}.`);
}
