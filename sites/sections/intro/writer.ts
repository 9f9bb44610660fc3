import type { Line } from '../../document/document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { IntroProps } from './schema.ts';

/** Opening of an inner page. The first page of a site without a home page opens with a hero instead. */
export function introSection(
  context: PageContext,
  {
    heading,
    lead,
    jumps = [],
    picture = true,
  }: { heading: Line; lead?: Line; jumps?: { label: Line; anchor: string }[]; picture?: boolean },
): SectionDraft<IntroProps> {
  const shown = picture ? context.pictures.extra(context.frame('intro')) : undefined;
  return { kind: 'intro', props: { heading, ...(lead ? { lead } : {}), jumps, ...(shown ? { picture: shown } : {}) } };
}
