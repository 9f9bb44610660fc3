import { type ReactNode, useState } from 'react';
import { pairsOfUploads, refusedIfAllowed } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import { StepPart } from '../fields/step-part.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { movedBy, PhotoRow } from '../photos/photo-row.tsx';
import { ShotList } from '../photos/shot-list.tsx';
import { PhotosWithoutRoom } from './photos-without-room.tsx';
import { maxPictureBytes, pictureTypes, useUploads } from './uploads.ts';

/** Step 5: photos with descriptions, and one permission to use them all. */
export function PhotosStep(): ReactNode {
  const uploads = useUploads('photo');
  const { shots } = useBriefForm().data.advice;
  const { pictures, pending, failure, add, forget, allAllowed, allowAll } = uploads;
  const isMixed = !allAllowed && pictures.some(({ rights }) => rights);
  const [isSingle, setSingle] = useState(isMixed);
  const room = uploadLimits.photos - pictures.length;
  return (
    <StepPart shows={['gallery', 'hero', 'closer', 'services']}>
      <ShotList
        shots={shots}
        pictures={pictures}
        accept={pictureTypes}
        onAdd={room > 0 ? (file, shot) => uploads.addShot(file, shot) : undefined}
      />
      {room > 0 ? (
        <FileDrop
          label={pictures.length ? 'Add more photos' : 'Add photos'}
          hint={`Up to ${uploadLimits.photos} photos of 25 MB each: JPEG, PNG, WebP, AVIF or HEIC. Large ones look best.${pictures.length ? ` Room for ${room} more.` : ''}`}
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
      <div className={pictures.length > 0 || pending.length > 0 ? '' : 'hidden noscript:block'}>
        <Checkbox
          name="photos.rights"
          label="I took these photos or may use them"
          hint={permissionHint(pictures, allAllowed)}
          checked={allAllowed}
          onChange={(event) => void allowAll(event.target.checked)}
        />
        {pictures.length > 1 && (
          <QuietButton aria-expanded={isSingle} onClick={() => setSingle(!isSingle)} className="ml-8.5">
            {isSingle ? 'Hide photo checkboxes' : 'Choose photo by photo'}
          </QuietButton>
        )}
      </div>
      <PhotosWithoutRoom />
      {pictures.length > 1 && (
        <p className="text-small text-ink-2">
          Your site starts with the first photo. They’re in the order you took them until you move one.
        </p>
      )}
      {pictures.length > 0 && <Photos uploads={uploads} shots={shots} asksRights={isSingle && pictures.length > 1} />}
      {pictures.length === 0 && pending.length === 0 && (
        <p className="text-small text-ink-2">No photos? We’ll use illustrations that fit your trade. You can add photos later.</p>
      )}
    </StepPart>
  );
}

/** The photos in the order of the site. */
function Photos({ uploads, shots, asksRights }: PhotosProps): ReactNode {
  const { pictures } = uploads;
  const refused = refusedIfAllowed(pictures);
  const pairs = pairsOfUploads(pictures);
  const pairFor = (picture: ShownUpload) => {
    const own = pairs.find((pair) => pair.includes(picture));
    const next = pictures[pictures.indexOf(picture) + 1];
    const partner = own ? own[1] : pairs.some((pair) => next && pair.includes(next)) ? undefined : next;
    if (!partner || partner === picture) return undefined;
    return {
      partner: partner.alt || partner.fileName,
      isPaired: own !== undefined,
      onPair: (isPaired: boolean) => void uploads.setAfter(picture, isPaired ? partner.id : ''),
    };
  };
  return (
    <ul className="border-b border-line" aria-label="Your photos">
      {pictures.map((picture, index) => (
        <PhotoRow
          key={picture.id}
          photo={picture}
          alt={picture.alt}
          index={index}
          count={pictures.length}
          asksRights={asksRights}
          refusal={refused.get(picture.id)}
          shots={shots}
          onShot={(shot) => void uploads.setShot(picture, shot)}
          pair={pairFor(picture)}
          onDescribe={(alt) => uploads.setAlt(picture, alt)}
          onDescribed={uploads.saveAlts}
          onRights={(rights) => void uploads.setRights(picture, rights)}
          onKeep={(keep) => void uploads.setKeep(picture, keep)}
          onFocus={(focus) => void uploads.setFocus(picture, focus)}
          onMove={(by) =>
            void uploads.order(
              picture,
              movedBy(
                pictures.map(({ id }) => id),
                index,
                by,
              ),
            )
          }
          onRemove={() => void uploads.remove(picture)}
        />
      ))}
    </ul>
  );
}

interface PhotosProps {
  uploads: ReturnType<typeof useUploads>;
  shots: readonly string[];
  asksRights: boolean;
}

/** What the one permission does, and for how many photos it's missing. */
function permissionHint(pictures: ShownUpload[], isAllowed: boolean): string {
  const missing = pictures.filter(({ rights }) => !rights).length;
  if (isAllowed) return 'This counts for photos you add later, too.';
  if (missing === pictures.length) return 'We only show photos once you check this box. It counts for photos you add later, too.';
  return `We won’t show ${missing} of your ${pictures.length} photos yet.`;
}
