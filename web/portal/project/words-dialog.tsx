import { type ChangeEvent, Fragment, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import type { Chosen } from './review-desk.tsx';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  chosen: Chosen;
}

/** The chosen section's texts, to be changed by the owner. Saved as a new version; the one before stays. */
export function WordsDialog({ data, shown, chosen }: Props) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const texts =
    shown.pages.find((page) => page.path === chosen.page)?.sections.find((section) => section.id === chosen.section)?.texts ?? [];
  const [changed, setChanged] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section or version starts afresh
  useEffect(() => {
    setChanged({});
    setOpen(false);
  }, [chosen, shown.id]);
  if (texts.length === 0) return null;
  const edits = Object.entries(changed).filter(([path, text]) => texts.find((line) => line.path === path)?.text !== text);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="large"
      trigger={
        <Button look="secondary" size="small">
          Change these words myself
        </Button>
      }
      title={chosen.label}
      description="Your words stand as you type them. They become a new version; the one before stays in the history."
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Leave it
          </Button>
          <Button type="submit" form="words-form" disabled={edits.length === 0} busy={fetcher.state !== 'idle' && 'Saving...'}>
            Save as a new version
          </Button>
        </>
      }
    >
      <fetcher.Form method="post" action={to('/portal')} id="words-form" className="grid max-h-[55svh] gap-4 overflow-y-auto px-1 pb-1">
        <input type="hidden" name="intent" value="texts" />
        <input type="hidden" name="projectId" value={data.project.id} />
        <input type="hidden" name="page" value={chosen.page} />
        <input type="hidden" name="section" value={chosen.section} />
        <input type="hidden" name="place" value={chosen.label} />
        {fetcher.data?.errors && (
          <p role="alert" className="text-small font-semibold text-danger">
            {Object.values(fetcher.data.errors)[0]}
          </p>
        )}
        {edits.map(([path, text]) => (
          <Fragment key={path}>
            <input type="hidden" name={`text:${path}`} value={text} />
            <input type="hidden" name={`was:${path}`} value={texts.find((line) => line.path === path)?.text ?? ''} />
          </Fragment>
        ))}
        {texts.map((line) => {
          const box = {
            value: changed[line.path] ?? line.text,
            onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              setChanged({ ...changed, [line.path]: event.currentTarget.value }),
          };
          return (
            <Field key={line.path} label={line.label}>
              {line.long ? <Textarea rows={Math.min(8, Math.max(2, Math.ceil(line.text.length / 80)))} {...box} /> : <TextInput {...box} />}
            </Field>
          );
        })}
      </fetcher.Form>
    </Dialog>
  );
}
