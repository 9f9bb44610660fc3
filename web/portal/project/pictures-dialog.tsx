import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { refusedUploads, showablePhotos } from '../../../domain/briefs/photo-order.ts';
import { NotSaved } from '../../editor/not-saved.tsx';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { Select } from '../../ui/controls/select.tsx';
import type { ShownUpload } from '../onboarding/onboarding-data.ts';
import { maxPictureBytes, pictureTypes } from '../onboarding/steps/uploads.ts';
import { AddPhotos } from '../photos/add-photos.tsx';
import { useNewPhotos } from '../photos/use-new-photos.ts';
import { usePortalPath } from '../portal-path.ts';
import { PhotoRow } from './photo-row.tsx';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/** Limit for one request. `web/http/check-bodies.ts` allows a little more. */
const maxTogetherBytes = 60_000_000;
const tooLarge = 'These files are too large to upload together. Upload up to 60 MB at a time.';
const partlySaved = 'We saved everything except the marked files. Remove them or choose others.';

/** Adds, describes and removes photos and the logo after the brief was sent. Saves all of it as one new version. */
export function PicturesDialog({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  // The photos when the dialog opened. Only differences from them are sent, so newer changes aren't overwritten.
  const [opened, setOpened] = useState<ShownUpload[]>([]);
  const [photos, setPhotos] = useState<ShownUpload[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [newLogo, setNewLogo] = useState<File>();
  /** The logo's place among the files of the last request, because errors name files by their position. */
  const [logoPlace, setLogoPlace] = useState(0);
  const added = useNewPhotos();
  const [tooMuch, setTooMuch] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string>; saved?: true }>();
  const begin = () => {
    const now = data.pictures.filter(({ kind }) => kind === 'photo');
    setOpened(now);
    setPhotos(now);
    setRemoved([]);
  };
  const errors = useSaved(fetcher, () => {
    added.settle({}, true);
    added.setRights(false);
    setNewLogo(undefined);
    setOpen(false);
  });
  const form = useFirstErrorFocus(errors);
  const logoError = newLogo && errors[`added.${logoPlace}`];
  const isPartlySaved = fetcher.data?.saved === true && errors === fetcher.data.errors;
  const isStale = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (!fetcher.data?.errors) return;
    const { errors, saved = false } = fetcher.data;
    added.settle(errors, saved);
    if (saved && !errors[`added.${logoPlace}`]) setNewLogo(undefined);
    isStale.current = saved;
  }, [fetcher.data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the photos come that were saved
  useEffect(() => {
    if (isStale.current) begin();
    isStale.current = false;
  }, [data.pictures]);
  const logo = data.pictures.find(({ kind }) => kind === 'logo');
  const left = photos.filter(({ id }) => !removed.includes(id));
  const refused = refusedUploads(left);
  const showable = showablePhotos(left);
  const lead = photos.find((photo) => photo.lead && showable.has(photo.id))?.id ?? '';
  const change = (id: string, changes: Partial<ShownUpload>) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData();
    fields.set('projectId', data.project.id);
    fields.set('lead', lead);
    for (const id of removed) fields.set(`remove:${id}`, 'on');
    for (const { id, alt, rights, keep } of left) {
      const was = opened.find((photo) => photo.id === id);
      if (was && was.alt === alt && was.rights === rights && was.keep === keep && was.lead === (id === lead)) continue;
      fields.set(`alt:${id}`, alt);
      if (rights) fields.set(`rights:${id}`, 'on');
      if (keep) fields.set(`keep:${id}`, 'on');
    }
    added.appendTo(fields);
    setLogoPlace(added.photos.length);
    if (newLogo) fields.append('logo', newLogo);
    const bytes = [newLogo, ...added.photos.map(({ file }) => file)].reduce((sum, file) => sum + (file?.size ?? 0), 0);
    setTooMuch(bytes > maxTogetherBytes);
    if (bytes <= maxTogetherBytes)
      fetcher.submit(fields, {
        method: 'post',
        action: to('/portal/pictures'),
        encType: 'multipart/form-data',
        preventScrollReset: true,
      });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) begin();
        setOpen(next);
      }}
      size="large"
      trigger="Edit photos and logo"
      title="Photos and logo"
      description="Your changes are saved as a new version. Earlier versions keep their photos."
      cancel="Cancel"
      actions={
        <Button type="submit" form="pictures-form" busy={fetcher.state !== 'idle' && 'Saving...'}>
          Save as new version
        </Button>
      }
    >
      <form
        ref={form}
        id="pictures-form"
        onSubmit={send}
        className="grid max-h-[58svh] grid-cols-[minmax(0,1fr)] gap-6 overflow-y-auto px-1 pb-1"
      >
        {photos.length > 0 && (
          <ul aria-label="Your photos" className="border-b border-line">
            {photos.map((photo) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                refusal={refused.get(photo.id)}
                isRemoved={removed.includes(photo.id)}
                onChange={(changes) => change(photo.id, changes)}
                onRemove={(isRemoved) => setRemoved(isRemoved ? [...removed, photo.id] : removed.filter((id) => id !== photo.id))}
              />
            ))}
          </ul>
        )}
        {showable.size > 1 && (
          <Field label="Show first">
            <Select
              size="small"
              value={lead}
              onChange={(event) => setPhotos(photos.map((photo) => ({ ...photo, lead: photo.id === event.target.value })))}
            >
              <option value="">No choice (oldest first)</option>
              {photos
                .filter(({ id }) => showable.has(id))
                .map(({ id, alt, fileName }) => (
                  <option key={id} value={id}>
                    {alt || fileName}
                  </option>
                ))}
            </Select>
          </Field>
        )}
        <AddPhotos added={added} rightsError={errors.rights} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {logo && (
            <div className="flex items-center gap-4">
              <img src={logo.pictureUrl} alt="Your logo" className="h-12 max-w-32 rounded-1 bg-white object-contain p-1" />
              <Checkbox
                label="Remove logo"
                checked={removed.includes(logo.id)}
                onChange={(event) => setRemoved(event.target.checked ? [...removed, logo.id] : removed.filter((id) => id !== logo.id))}
              />
            </div>
          )}
          <FileDrop
            label={logo ? 'Replace logo' : 'Use your own logo'}
            hint="A PNG with a transparent background works best, up to 25 MB."
            name="logo"
            accept={pictureTypes}
            multiple={false}
            maxBytes={maxPictureBytes}
            files={newLogo ? [{ id: 'logo', name: newLogo.name, sizeBytes: newLogo.size, ...(logoError && { error: logoError }) }] : []}
            onFiles={([file]) => setNewLogo(file)}
            onRemove={() => setNewLogo(undefined)}
          />
        </div>
      </form>
      <NotSaved errors={tooMuch ? { '': tooLarge } : isPartlySaved ? { '': partlySaved } : errors} className="mt-4" />
    </Dialog>
  );
}
