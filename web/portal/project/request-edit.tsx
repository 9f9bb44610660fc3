import { MapPin, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Fetcher, type FetcherWithComponents, Form, useNavigation } from 'react-router';
import { type EditPlace, editWordsLimit } from '../../../domain/edit-requests/schema.ts';
import { useKept } from '../../browser/use-kept.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, Textarea } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { usePortalPath } from '../portal-path.ts';
import type { ChosenSection } from './chosen-section.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

export interface RequestEditProps {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  chosen: ChosenSection | null;
  page: string;
  pageLabel: string;
  onChoose: (chosen: null) => void;
  ask: FetcherWithComponents<{ errors?: Record<string, string> } | undefined> & Fetcher;
}

/** The form to say what should change in the chosen section or on the whole page: read first, or sent to a person as it is. */
export function RequestEdit({ data, shown, chosen, page, pageLabel, onChoose, ask }: RequestEditProps) {
  const to = usePortalPath();
  const [words = '', setWords] = useKept<string>(`edit:${data.project.id}`);
  const [sent, setSent] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const errors = useSaved(ask, () => {
    setWords('');
    onChoose(null);
  });
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = words.trim().length < 3;
  const { left, tooLong } = lengthWords(words, editWordsLimit);
  useEffect(() => {
    if (chosen) box.current?.focus({ preventScroll: true });
  }, [chosen]);
  const place = chosen
    ? `${shown.pages.find((candidate) => candidate.path === chosen.page)?.label ?? pageLabel}, ${chosen.label}`
    : `${pageLabel}: whole page`;
  const isReading = useNavigation().formData?.get('intent') === 'read';
  const sendAsIs = () => {
    const fields = new FormData(form.current ?? undefined);
    fields.set('intent', 'ask');
    if (!chosen) for (const [name, value] of Object.entries({ page, section: 'header', place })) fields.set(name, value);
    setSent(words);
    void ask.submit(fields, { method: 'post', action: to('/portal') });
  };
  return (
    <Form ref={form} method="post" action={to('/portal/request')} className="mt-4 rounded-2 border-[1.5px] border-control bg-raised p-3.5">
      <HiddenFields fields={{ intent: 'read', projectId: data.project.id, versionId: shown.id }} />
      {chosen && <PlaceFields page={chosen.page} section={chosen.section} place={place} />}
      <Field
        label="What should change?"
        hideLabel
        hint={left}
        error={tooLong ?? (words === sent ? (errors.words ?? errors['']) : undefined)}
      >
        <Textarea
          ref={box}
          name="words"
          rows={3}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          placeholder="What would you like different?"
          className="max-h-72 border-transparent! bg-transparent! p-0! outline-none!"
        />
      </Field>
      <div className="mt-2 flex items-center gap-2 text-small text-ink-2">
        <MapPin size={16} aria-hidden="true" className="shrink-0" />
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{place}</span>
        {chosen && <IconButton icon={X} size={16} label="About the whole page" onClick={() => onChoose(null)} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button type="submit" size="small" disabled={isEmpty} busy={isReading && 'Reading...'}>
          See what we can do now
        </Button>
        <Button look="quiet" size="small" disabled={isEmpty} busy={ask.state !== 'idle' && 'Sending...'} onClick={sendAsIs}>
          Send as it is
        </Button>
      </div>
    </Form>
  );
}

function PlaceFields(fields: EditPlace) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
