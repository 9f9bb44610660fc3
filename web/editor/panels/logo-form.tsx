import { type ReactNode, useRef, useState } from 'react';
import { maxPictureBytes, pictureTypes } from '../../brief/steps/uploads.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import type { Outcome } from '../send-change.ts';
import type { Editor } from '../use-editor.ts';

interface Props {
  editor: Editor;
  onSend: (form: FormData) => Promise<Outcome>;
}

/** The owner's own logo: add it, replace it, or remove it. A chosen file is sent at once. */
export function LogoForm({ editor, onSend }: Props): ReactNode {
  const logo = editor.data.uploads.find(({ kind }) => kind === 'logo');
  const [file, setFile] = useState<{ name: string; sizeBytes: number; error?: string }>();
  const upload = async (chosen: File) => {
    setFile({ name: chosen.name, sizeBytes: chosen.size });
    const form = new FormData();
    form.set('logo', chosen);
    const outcome = await onSend(form);
    const [error] = Object.values((outcome.ok ? outcome.unreadable : outcome.errors) ?? {});
    setFile(error ? { name: chosen.name, sizeBytes: chosen.size, error } : undefined);
  };
  const section = useRef<HTMLElement>(null);
  const remove = async (id: string) => {
    const form = new FormData();
    form.set(`remove:${id}`, 'on');
    // The pressed button goes away with the logo.
    if ((await onSend(form)).ok) section.current?.querySelector('input')?.focus();
  };
  return (
    <section ref={section} aria-labelledby="logo-heading" className="grid gap-3 border-t border-line pt-5">
      <h3 id="logo-heading" className="ui-heading">
        Logo
      </h3>
      {logo && (
        <div className="flex items-center gap-4">
          <img src={logo.pictureUrl} alt="Your logo" className="h-12 max-w-32 rounded-1 bg-white object-contain p-1" />
          <Button look="quiet" size="small" disabled={editor.busy !== undefined} onClick={() => void remove(logo.id)}>
            Remove logo
          </Button>
        </div>
      )}
      <FileDrop
        label={logo ? 'Replace logo' : 'Use your own logo'}
        hint="A PNG with a transparent background works best, up to 25 MB."
        name="logo"
        accept={pictureTypes}
        multiple={false}
        maxBytes={maxPictureBytes}
        files={file ? [{ id: 'logo', ...file }] : []}
        onFiles={([chosen]) => chosen && void upload(chosen)}
        onRemove={() => setFile(undefined)}
      />
    </section>
  );
}
