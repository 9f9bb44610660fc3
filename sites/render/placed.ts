import type { Section } from '../document/document.ts';
import type { Sections } from '../sections/registry.ts';

/** A section with props that have passed its kind's schema. */
export interface PlacedSection {
  section: Section;
  props: unknown;
}

/** Parses a section's props once, for everyone who reads them. Throws when they don't fit the kind. */
export function placed(section: Section, sections: Sections): PlacedSection {
  const result = sections.schema(section.kind).safeParse(section.props);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `Section "${section.id}" (${section.kind}) has unfit props at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`,
    );
  }
  return { section, props: result.data };
}
