import type { ReactNode } from 'react';
import { uploadLimits } from '../../../../domain/briefs/schema.ts';
import { lengthWords } from '../../../forms/text-length.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Field, FieldError } from '../../../ui/controls/field.tsx';
import { FileDrop } from '../../../ui/controls/file-drop.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { RemoveRow } from '../fields/row-buttons.tsx';
import { StepPart } from '../fields/step-part.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { maxPictureBytes, pictureTypes, useUploads } from './uploads.ts';

/** Step 5: photos, each with a description and the permission to use it. */
export function PhotosStep(): ReactNode {
  const { pictures, pending, failure, add, forget, setAlt, saveAlts, setRights, remove } = useUploads('photo');
  const room = uploadLimits.photos - pictures.length;
  return (
    <StepPart shows={['gallery', 'hero', 'closer', 'services']}>
      {room > 0 ? (
        <FileDrop
          label={pictures.length ? 'Add more photos' : 'Add photos'}
          hint={`Up to ${uploadLimits.photos} photos of 25 MB each: JPEG, PNG, WebP or AVIF, at least 64 pixels on each side.${pictures.length ? ` Room for ${room} more.` : ''}`}
          name="photo"
          accept={pictureTypes}
          maxBytes={maxPictureBytes}
          files={pending}
          onFiles={(files) => add(files, room)}
          onRemove={forget}
        />
      ) : (
        <p className="text-ui text-ink-2">You’ve added {uploadLimits.photos} photos, which is the limit. Remove one to add another.</p>
      )}
      <FieldError>{failure}</FieldError>
      {pictures.length > 0 && (
        <ul className="border-b border-line" aria-label="Your photos">
          {pictures.map((picture) => (
            <PhotoRow
              key={picture.id}
              picture={picture}
              onDescribe={(alt) => setAlt(picture, alt)}
              onDescribed={saveAlts}
              onRights={(rights) => void setRights(picture, rights)}
              onRemove={() => void remove(picture)}
            />
          ))}
        </ul>
      )}
      {pictures.length === 0 && pending.length === 0 && (
        <p className="text-small text-ink-2">No photos? We’ll use illustrations that fit your trade. You can add photos later.</p>
      )}
    </StepPart>
  );
}

function PhotoRow({ picture, onDescribe, onDescribed, onRights, onRemove }: PhotoRowProps) {
  const { limits } = useBriefForm().data.advice;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_2.5rem] gap-x-4 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_2.75rem]">
      <img src={picture.pictureUrl} alt={picture.alt || picture.fileName} className="aspect-[4/3] w-full rounded-2 bg-sunk object-cover" />
      <div className="grid content-start gap-2">
        <Field
          label="What’s in this photo?"
          error={lengthWords(picture.alt, limits.alt).tooLong}
          hint={picture.alt ? undefined : 'For example: “The front of the shop on Main Street”'}
        >
          <TextInput size="small" value={picture.alt} onChange={(event) => onDescribe(event.target.value)} onBlur={onDescribed} />
        </Field>
        <Checkbox
          label="I have permission to use this photo"
          hint={picture.rights ? undefined : 'We only show photos with this box checked'}
          checked={picture.rights}
          onChange={(event) => onRights(event.target.checked)}
        />
      </div>
      <RemoveRow name={picture.fileName} onRemove={onRemove} />
    </li>
  );
}

interface PhotoRowProps {
  picture: ShownUpload;
  onDescribe: (alt: string) => void;
  onDescribed: () => void;
  onRights: (rights: boolean) => void;
  onRemove: () => void;
}
