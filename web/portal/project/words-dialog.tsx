import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { NotSaved } from '../../editor/not-saved.tsx';
import { TextFields } from '../../editor/text-fields.tsx';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ChosenSection } from './chosen-section.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  chosen: ChosenSection;
}

/** Edits the text of the chosen section. Saves it as a new version, so the previous one remains. */
export function WordsDialog({ data, shown, chosen }: Props) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const texts =
    shown.pages.find((page) => page.path === chosen.page)?.sections.find((section) => section.id === chosen.section)?.texts ?? [];
  const [typed, setTyped] = useState<Record<string, string>>({});
  const startAfresh = () => {
    setTyped({});
    setOpen(false);
  };
  const errors = useSaved(fetcher, startAfresh);
  const form = useFirstErrorFocus(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for another section or version
  useEffect(startAfresh, [chosen, shown.id]);
  if (texts.length === 0) return null;
  const changed = texts.some(({ path, text }) => (typed[path] ?? text) !== text);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="large"
      trigger="Edit this text myself"
      title={chosen.label}
      description="Your text appears exactly as you type it. It’s saved as a new version, and the old one stays in your history."
      cancel="Cancel"
      actions={
        <Button type="submit" form="words-form" disabled={!changed} busy={fetcher.state !== 'idle' && 'Saving...'}>
          Save as new version
        </Button>
      }
    >
      <fetcher.Form
        ref={form}
        method="post"
        action={to('/portal')}
        preventScrollReset
        id="words-form"
        className="grid max-h-[55svh] gap-4 overflow-y-auto px-1 pb-1"
      >
        <input type="hidden" name="intent" value="texts" />
        <input type="hidden" name="projectId" value={data.project.id} />
        <input type="hidden" name="page" value={chosen.page} />
        <input type="hidden" name="section" value={chosen.section} />
        <TextFields
          texts={texts}
          typed={typed}
          errors={errors}
          onType={(path, text) => setTyped((before) => ({ ...before, [path]: text }))}
        />
      </fetcher.Form>
      <NotSaved errors={errors} className="mt-4" />
    </Dialog>
  );
}
