import { type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { markPicture } from '../../../content/brand-files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, useFieldProps } from '../../ui/controls/field.tsx';
import { inputClasses } from '../../ui/controls/input-classes.ts';
import { Logo } from '../../ui/drawings/logo.tsx';

/** Uploads the mark, and shows it with the name as it will look by day and by night. */
export function MarkForm({ name, error }: { name: string; error?: string | undefined }): ReactNode {
  const busy = useNavigation().formData?.get('group') === 'mark';
  const [chosen, setChosen] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  return (
    <div className="grid gap-4">
      <NamePreview name={name} picture={chosen} />
      <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
        <input type="hidden" name="group" value="mark" />
        <Field label="Logo" hint="An SVG or PNG. Square works best, with a transparent background." error={error}>
          <FileInput name="mark" accept=".svg,image/svg+xml,image/png,image/webp,image/jpeg" onFile={setChosen} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={busy && 'Saving...'}>
            Save logo
          </Button>
          {markPicture() && (
            <Button type="submit" name="remove" value="on" size="small" look="secondary" formNoValidate>
              Use the half sun
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

function FileInput({ name, accept, onFile }: { name: string; accept: string; onFile: (address: string | undefined) => void }): ReactNode {
  return (
    <input
      {...useFieldProps()}
      type="file"
      name={name}
      accept={accept}
      className={`${inputClasses} max-w-md py-2`}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        onFile(file && URL.createObjectURL(file));
      }}
    />
  );
}

/** Mark and name on paper and at night. `picture` is a mark that isn't saved yet. */
export function NamePreview({ name, picture }: { name: string; picture?: string | undefined }): ReactNode {
  const mark = picture && <img src={picture} alt="" width={28} height={28} className="size-7 object-contain" />;
  return (
    <div className="grid max-w-xl grid-cols-2 overflow-hidden rounded-2 border border-line" aria-hidden="true">
      {['paper', 'night'].map((tone) => (
        <div key={tone} className={`${tone} min-w-0 px-4 py-3`}>
          {mark ? (
            <span className="inline-flex min-h-11 items-center gap-[.55rem] font-display text-[1.65rem] leading-none font-[520] tracking-[-.035em]">
              {mark}
              <span className="truncate">{name}</span>
            </span>
          ) : (
            <Logo name={name} className="max-w-full [&>span]:truncate" />
          )}
        </div>
      ))}
    </div>
  );
}
