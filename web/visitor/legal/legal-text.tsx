import { Band } from '../../ui/layout/band.tsx';

interface Legal {
  version: string;
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A legal text: headings at the left, words at the right, the version on top. */
export function LegalText({ text }: { text: Legal }) {
  return (
    <Band className="pt-32 lg:pt-40">
      <h1 className="font-display text-1 font-[450]">{text.title}</h1>
      <p className="mt-4 text-ink-2">Version {text.version}</p>
      <dl className="mt-12">
        {text.sections.map((section) => (
          <div key={section.heading} className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[4fr_8fr]">
            <dt className="font-display text-3 font-[450]">{section.heading}</dt>
            <dd className="grid max-w-prose gap-4">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
