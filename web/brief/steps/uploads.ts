import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { type FocalPoint, focalPointText } from '../../../domain/briefs/focus-schema.ts';
import { inSiteOrder, placed } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import type { DroppedFile } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { changePicture, sendPicture, type UploadAnswer } from '../send-picture.ts';
import { useDescriptions } from './use-descriptions.ts';

/** Files that we can read. Windows knows no type for the photos of iPhones, so their endings are listed, too. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
/** Decimal megabytes, as on screens. */
export const maxPictureBytes = Math.min(uploadLimits.bytes, 25_000_000);

/** The pictures of one kind in a brief, including uploads under way and refused ones, with functions to change them. */
export function useUploads(kind: 'photo' | 'logo') {
  const { data, adoptRevision } = useBriefForm();
  const { projectId } = data;
  const [pictures, setPictures] = useState(() => data.uploads.filter((upload) => upload.kind === kind));
  const [failure, setFailure] = useState('');
  const { allAllowed, allowed, setAllowed } = usePermission(pictures);
  const hear = (answer: UploadAnswer) => {
    setFailure(answer.ok ? '' : answer.message);
    if (answer.ok) adoptRevision(answer.revision);
  };
  const changes = changesOf(projectId, setPictures, hear);
  const showAlt = (id: string, alt: string) =>
    setPictures((before) => before.map((other) => (other.id === id ? { ...other, alt } : other)));
  const descriptions = useDescriptions(projectId, { onAnswer: hear, onKept: showAlt });

  const { pending, add, forget } = usePending(async (file, { patch, remove }) => {
    const answer = await sendPicture(projectId, kind, file, kind === 'photo' && allowed.current, (progress) => patch({ progress }));
    if (!answer.ok) return patch({ progress: undefined, error: answer.message });
    adoptRevision(answer.revision);
    remove();
    const { upload } = answer;
    if (!upload) return;
    // The box may have been checked while the photo was on its way.
    const isLate = kind === 'photo' && allowed.current && !upload.rights;
    setPictures((before) => (kind === 'logo' ? [upload] : inSiteOrder([...before, { ...upload, rights: upload.rights || isLate }])));
    if (isLate) await changes.setRights(upload, true);
  });

  return {
    ...changes,
    allAllowed,
    /** Gives or withdraws the permission for all photos. */
    allowAll: async (rights: boolean) => {
      setAllowed(rights);
      setPictures((before) => before.map((upload) => ({ ...upload, rights })));
      for (const upload of pictures) if (upload.rights !== rights) await changes.setRights(upload, rights);
    },
    pictures,
    pending,
    failure,
    /** Sends as many files as there's `room` for, and names the rest. */
    add: (files: File[], room: number) => {
      setFailure(files.length > room ? noRoomWords(files.length, room) : '');
      for (const file of files.slice(0, room)) add(file);
    },
    forget,
    setAlt: (upload: ShownUpload, alt: string) => {
      showAlt(upload.id, alt);
      descriptions.typed(upload.id, alt);
    },
    saveAlts: descriptions.flush,
    remove: (upload: ShownUpload) => {
      descriptions.forget(upload.id);
      return changes.remove(upload);
    },
  };
}

/** One permission for all photos, those to come included. `allowed` has it for what's under way. */
function usePermission(pictures: ShownUpload[]) {
  const [isAllowed, setAllowed] = useState(false);
  const allAllowed = pictures.length > 0 ? pictures.every(({ rights }) => rights) : isAllowed;
  const allowed = useRef(allAllowed);
  allowed.current = allAllowed;
  return { allAllowed, allowed, setAllowed };
}

/** What a file that's being sent can do with its row. */
interface PendingRow {
  patch: (change: Partial<DroppedFile>) => void;
  remove: () => void;
}

/** Files that are being sent, or were refused. They're sent one after another, because the server decodes them and phones upload slowly. */
function usePending(send: (file: File, row: PendingRow) => Promise<void>) {
  const [pending, setPending] = useState<DroppedFile[]>([]);
  const line = useRef(Promise.resolve());
  const forget = (id: string) => setPending((before) => before.filter((file) => file.id !== id));
  const add = (file: File) => {
    const id = crypto.randomUUID();
    const patch = (change: Partial<DroppedFile>) =>
      setPending((before) => before.map((other) => (other.id === id ? { ...other, ...change } : other)));
    setPending((before) => [...before, { id, name: file.name, sizeBytes: file.size, progress: 0 }]);
    line.current = line.current.then(() => send(file, { patch, remove: () => forget(id) }));
  };
  return { pending, add, forget };
}

/** Changes to pictures, shown at once and taken back if the server refuses them. */
function changesOf(projectId: string, setPictures: Dispatch<SetStateAction<ShownUpload[]>>, hear: (answer: UploadAnswer) => void) {
  const tell = async (upload: ShownUpload, change: Record<string, string>, after: (before: ShownUpload[]) => ShownUpload[]) => {
    setPictures(after);
    const answer = await changePicture(projectId, upload.id, change);
    hear(answer);
    if (answer.ok) return;
    setPictures((before) =>
      before.some(({ id }) => id === upload.id) ? before.map((other) => (other.id === upload.id ? upload : other)) : [...before, upload],
    );
  };
  /** Shows an upload with what changes in it. */
  const patch =
    ({ id }: ShownUpload, change: Partial<ShownUpload>) =>
    (before: ShownUpload[]) =>
      before.map((other) => (other.id === id ? { ...other, ...change } : other));
  return {
    setRights: (upload: ShownUpload, rights: boolean) =>
      tell(upload, { intent: 'change', rights: rights ? 'yes' : 'no' }, patch(upload, { rights })),
    /** Uses a photo in spite of a flaw, or leaves it out. */
    setKeep: (upload: ShownUpload, keep: boolean) => tell(upload, { intent: 'change', keep: keep ? 'yes' : 'no' }, patch(upload, { keep })),
    /** Sets what stays in view when a photo is cropped. */
    setFocus: (upload: ShownUpload, focus: FocalPoint) =>
      tell(upload, { intent: 'change', focus: focalPointText(focus) }, patch(upload, { focus })),
    /** Puts the photos into the owner's order. */
    order: (upload: ShownUpload, ids: string[]) =>
      tell(upload, { intent: 'order', order: ids.join(' ') }, (before) => inSiteOrder(placed(before, ids))),
    remove: (upload: ShownUpload) => tell(upload, { intent: 'remove' }, (before) => before.filter(({ id }) => id !== upload.id)),
  };
}

/** Says how many of the chosen files fit. */
function noRoomWords(chosen: number, room: number): string {
  if (room <= 0) return 'There’s no room for more photos. Remove one first.';
  return `We took the first ${room === 1 ? 'one' : room}. ${chosen - room} didn’t fit.`;
}
