import { MapPin, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Fetcher, FetcherWithComponents } from 'react-router';
import { editWordsLimit } from '../../../domain/reviews/schema.ts';
import { lengthWords } from '../../forms/text-length.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ChosenSection } from './chosen-section.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';
import { useStoredText } from './use-stored-text.ts';

export interface RequestEditProps {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  chosen: ChosenSection | null;
  page: string;
  pageLabel: string;
  onChoose: (chosen: null) => void;
  ask: FetcherWithComponents<{ errors?: Record<string, string> } | undefined> & Fetcher;
}

/** The form to request an edit of the chosen section or the whole page. */
export function RequestEdit({ data, shown, chosen, page, pageLabel, onChoose, ask }: RequestEditProps) {
  const to = usePortalPath();
  const [words, setWords] = useStoredText(`edit:${data.project.id}`);
  const [sent, setSent] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const errors = useSaved(ask, () => {
    setWords('');
    onChoose(null);
  });
  const { left, tooLong } = lengthWords(words, editWordsLimit);
  useEffect(() => {
    if (chosen) box.current?.focus({ preventScroll: true });
  }, [chosen]);
  const place = chosen
    ? `${shown.pages.find((candidate) => candidate.path === chosen.page)?.label ?? pageLabel}, ${chosen.label}`
    : `${pageLabel}: whole page`;
  return (
    <ask.Form
      method="post"
      action={to('/portal')}
      onSubmit={() => setSent(words)}
      className="mt-4 rounded-2 border-[1.5px] border-control bg-raised p-3.5"
    >
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="projectId" value={data.project.id} />
      <input type="hidden" name="versionId" value={shown.id} />
      <input type="hidden" name="page" value={chosen?.page ?? page} />
      <input type="hidden" name="section" value={chosen?.section ?? 'header'} />
      <input type="hidden" name="place" value={place} />
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
        <Button type="submit" size="small" disabled={words.trim().length < 3} busy={ask.state !== 'idle' && 'Sending...'}>
          Send
        </Button>
      </div>
      <p className="mt-2 border-t border-line pt-2 text-small text-ink-2">
        Much of it can happen right away. <Link to={to('/portal/request')}>See what we can do now</Link>
      </p>
    </ask.Form>
  );
}
