import type { ReactNode } from 'react';
import { FieldError } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { RemoveRow } from '../fields/row-buttons.tsx';
import { maxPictureBytes, pictureTypes, useUploads } from './uploads.ts';

/** The uploaded logo, or the free one made from the name. */
export function LogoAnswer(): ReactNode {
  const { data, answer } = useBriefForm();
  const { pictures, pending, failure, add, forget, remove } = useUploads('logo');
  const [logo] = pictures;
  const name = (answer('business.name') as string | undefined) || 'Your business';
  return (
    <>
      {logo ? (
        <div className="flex items-center gap-4">
          <span className="grid h-20 w-32 shrink-0 place-items-center rounded-2 bg-white p-3 inset-ring-1 inset-ring-line">
            <img src={logo.pictureUrl} alt={`Logo of ${name}`} className="max-h-full max-w-full bg-white object-contain" />
          </span>
          <p className="min-w-0 flex-1 text-ui">
            <b className="block truncate font-semibold">{logo.fileName}</b>
            <span className="text-small text-ink-2">Your logo appears at the top of every page.</span>
          </p>
          <RemoveRow name="the logo" onRemove={() => void remove(logo)} />
        </div>
      ) : (
        data.freeLogo && (
          <div className="flex items-center gap-4">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(data.freeLogo)}`}
              alt={`Logo made from the name ${name}`}
              width={80}
              height={80}
              className="size-20 shrink-0"
            />
            <p className="text-ui">
              <b className="block font-semibold">Your free logo, made from your name</b>
              <span className="text-small text-ink-2">It’s yours to keep, and it uses your site’s colors.</span>
            </p>
          </div>
        )
      )}
      <div>
        <FileDrop
          label={logo ? 'Replace logo' : 'Upload your own logo'}
          hint="A PNG with a transparent background works best. JPEG, WebP, AVIF and HEIC are fine too, up to 25 MB."
          name="logo"
          accept={pictureTypes}
          multiple={false}
          maxBytes={maxPictureBytes}
          files={pending}
          onFiles={(files) => add(files, 1)}
          onRemove={forget}
        />
        <FieldError className="mt-2">{failure}</FieldError>
      </div>
    </>
  );
}
