import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../../content/brand.ts';
import { Field, inputClasses, useFieldProps } from '../../ui/controls/field.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';

/** A file that's picked and not saved yet. */
interface PickedLogo {
  /** Where a preview finds it. Undefined if none is picked. */
  address: string | undefined;
  pick: (file: File | undefined) => void;
}

export function usePickedLogo(): PickedLogo {
  const [picked, setPicked] = useState<{ address: string; before: string | undefined }>();
  useEffect(() => () => URL.revokeObjectURL(picked?.address ?? ''), [picked]);
  const saved = brand.mark?.file;
  // Once the saved logo is another one, nothing is left to save.
  if (picked && picked.before !== saved) setPicked(undefined);
  return {
    address: picked?.address,
    pick: (file) => setPicked(file && { address: URL.createObjectURL(file), before: saved }),
  };
}

/** A field for the logo, and how it will look with the name on light and on dark. */
export function LogoField({ name, logo, error }: { name: string; logo: PickedLogo; error?: string | undefined }): ReactNode {
  return (
    <div className="grid gap-4">
      <NamePreview name={name} picture={logo.address} />
      <Field label="Logo file" hint="SVG up to 200 KB, PNG up to 5 MB. Square works best, with a transparent background." error={error}>
        {/* A new field after a save, because browsers keep the file in the old one. */}
        <FileInput key={brand.mark?.file} name="mark" accept=".svg,image/svg+xml,image/png,image/webp,image/jpeg" onFile={logo.pick} />
      </Field>
    </div>
  );
}

function FileInput({ name, accept, onFile }: { name: string; accept: string; onFile: (file: File | undefined) => void }): ReactNode {
  return (
    <input
      {...useFieldProps()}
      type="file"
      name={name}
      accept={accept}
      className={`${inputClasses} max-w-md py-2`}
      onChange={(event) => onFile(event.target.files?.[0])}
    />
  );
}

/** Logo and name on light and on dark. `picture` is a logo that isn't saved yet. */
export function NamePreview({ name, picture }: { name: string; picture?: string | undefined }): ReactNode {
  const mark = picture && <img src={picture} alt="" width={28} height={28} className="size-7 object-contain" />;
  return (
    <div className="grid max-w-xl overflow-hidden rounded-2 border sm:grid-cols-2 border-line" aria-hidden="true">
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
