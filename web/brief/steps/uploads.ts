import { useRef, useState } from 'react';
import { type FocalPoint, focalPointText } from '../../../domain/briefs/focus-schema.ts';
import { inSiteOrder, placed } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import type { DroppedFile } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { changePicture, sendPicture } from '../send-picture.ts';
import { useDescriptions } from './use-descriptions.ts';

/** Files that we can read. Windows knows no type for the photos of iPhones, so their endings are listed, too. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
/** Decimal megabytes, as on screens. */
export const maxPictureBytes = Math.min(uploadLimits.bytes, 25_000_000);

/** The pictures of one kind in a brief, including uploads under way and refused ones, with functions to change them. */
export function useUploads(kind: 'photo' | 'logo') {
  const { data, adoptRevision } = useBriefForm();
  const [pictures, setPictures] = useState(() => data.uploads.filter((upload) => upload.kind === kind));
  const [pending, setPending] = useState<(DroppedFile & { sending?: boolean })[]>([]);
  const [failure, setFailure] = useState('');
  const line = useRef(Promise.resolve());
  // One permission for all photos, those to come included.
  const [isAllowed, setAllowed] = useState(false);
  const allAllowed = pictures.length > 0 ? pictures.every(({ rights }) => rights) : isAllowed;
  const allowed = useRef(allAllowed);
  allowed.current = allAllowed;
  const patch = (id: string, change: Partial<DroppedFile>) =>
    setPending((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)));

  const showAlt = (id: string, alt: string) =>
    setPictures((before) => before.map((other) => (other.id === id ? { ...other, alt } : other)));
  const descriptions = useDescriptions(data.projectId, {
    onAnswer: (answer) => {
      setFailure(answer.ok ? '' : answer.message);
      if (answer.ok) adoptRevision(answer.revision);
    },
    onKept: showAlt,
  });

  const sendOne = async (id: string, file: File) => {
    const answer = await sendPicture(data.projectId, kind, file, kind === 'photo' && allowed.current, (progress) =>
      patch(id, { progress }),
    );
    if (!answer.ok) return patch(id, { progress: undefined, error: answer.message });
    adoptRevision(answer.revision);
    setPending((before) => before.filter((other) => other.id !== id));
    const { upload } = answer;
    if (!upload) return;
    // The box may have been checked while the photo was on its way.
    const isLate = kind === 'photo' && allowed.current && !upload.rights;
    setPictures((before) => (kind === 'logo' ? [upload] : inSiteOrder([...before, { ...upload, rights: upload.rights || isLate }])));
    if (isLate) await setRights(upload, true);
  };

  const tell = async (upload: ShownUpload, change: Record<string, string>, after: (before: ShownUpload[]) => ShownUpload[]) => {
    setPictures(after);
    const answer = await changePicture(data.projectId, upload.id, change);
    setFailure(answer.ok ? '' : answer.message);
    if (answer.ok) adoptRevision(answer.revision);
    else
      setPictures((before) =>
        before.some(({ id }) => id === upload.id) ? before.map((other) => (other.id === upload.id ? upload : other)) : [...before, upload],
      );
  };

  const setRights = (upload: ShownUpload, rights: boolean) =>
    tell(upload, { intent: 'change', rights: rights ? 'yes' : 'no' }, (before) =>
      before.map((other) => (other.id === upload.id ? { ...other, rights } : other)),
    );

  return {
    allAllowed,
    /** Gives or withdraws the permission for all photos. */
    allowAll: async (rights: boolean) => {
      setAllowed(rights);
      setPictures((before) => before.map((upload) => ({ ...upload, rights })));
      for (const upload of pictures) if (upload.rights !== rights) await setRights(upload, rights);
    },
    pictures,
    pending,
    failure,
    /** Sends as many files as there's `room` for, and names the rest. */
    add: (files: File[], room: number) => {
      const left = files.slice(room);
      setFailure(left.length ? noRoomWords(files.length, room) : '');
      for (const file of files.slice(0, room)) {
        const id = crypto.randomUUID();
        setPending((before) => [...before, { id, name: file.name, sizeBytes: file.size, progress: 0 }]);
        // One after another, because the server decodes them and phones upload slowly.
        line.current = line.current.then(() => sendOne(id, file));
      }
    },
    forget: (id: string) => setPending((before) => before.filter((file) => file.id !== id)),
    setAlt: (upload: ShownUpload, alt: string) => {
      showAlt(upload.id, alt);
      descriptions.typed(upload.id, alt);
    },
    saveAlts: descriptions.flush,
    setRights,
    /** Uses a photo in spite of a flaw, or leaves it out. */
    setKeep: (upload: ShownUpload, keep: boolean) =>
      tell(upload, { intent: 'change', keep: keep ? 'yes' : 'no' }, (before) =>
        before.map((other) => (other.id === upload.id ? { ...other, keep } : other)),
      ),
    /** Sets what stays in view when a photo is cropped. */
    setFocus: (upload: ShownUpload, focus: FocalPoint) =>
      tell(upload, { intent: 'change', focus: focalPointText(focus) }, (before) =>
        before.map((other) => (other.id === upload.id ? { ...other, focus } : other)),
      ),
    /** Puts the photos into the owner's order. */
    order: (upload: ShownUpload, ids: string[]) =>
      tell(upload, { intent: 'order', order: ids.join(' ') }, (before) => inSiteOrder(placed(before, ids))),
    remove: (upload: ShownUpload) => {
      descriptions.forget(upload.id);
      return tell(upload, { intent: 'remove' }, (before) => before.filter(({ id }) => id !== upload.id));
    },
  };
}

/** Says how many of the chosen files fit. */
function noRoomWords(chosen: number, room: number): string {
  if (room <= 0) return 'There’s no room for more photos. Remove one first.';
  return `We took the first ${room === 1 ? 'one' : room}. ${chosen - room} didn’t fit.`;
}
