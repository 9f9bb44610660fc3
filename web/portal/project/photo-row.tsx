import { uploadLimits } from '../../../domain/briefs/schema.ts';
import type { Refusal } from '../../../sites/pictures/refusals.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { ShownUpload } from '../onboarding/onboarding-data.ts';
import { UseItAnyway } from '../photos/use-it-anyway.tsx';

interface PhotoRowProps {
  photo: ShownUpload;
  /** Why it's left out, unless the owner wants it anyway. */
  refusal: Refusal | undefined;
  isRemoved: boolean;
  onChange: (changes: Partial<ShownUpload>) => void;
  onRemove: (isRemoved: boolean) => void;
}

/** A photo in the dialog for photos and logo: what's in it, and whether the site may show it. */
export function PhotoRow({ photo, refusal, isRemoved, onChange, onRemove }: PhotoRowProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-t border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <img src={photo.pictureUrl} alt={photo.alt || photo.fileName} className="aspect-[4/3] w-full rounded-2 bg-sunk object-cover" />
      <div className="grid content-start gap-1">
        <Field label="What’s in this photo?">
          <TextInput
            size="small"
            value={photo.alt}
            maxLength={uploadLimits.alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label="I have permission to use this photo"
            checked={photo.rights}
            onChange={(event) => onChange({ rights: event.target.checked })}
          />
          <Checkbox label="Remove" checked={isRemoved} onChange={(event) => onRemove(event.target.checked)} />
        </div>
        <UseItAnyway refusal={refusal} keep={photo.keep} onKeep={(keep) => onChange({ keep })} />
      </div>
    </li>
  );
}
