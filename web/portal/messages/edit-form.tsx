import { Link, useFetcher } from 'react-router';
import type { Sending } from '../../thread/sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, FieldError, HiddenFields, Select, Textarea } from '../../ui/controls/field.tsx';
import type { ConversationData } from './messages-data.ts';

interface Props {
  data: ConversationData;
  edit: NonNullable<ConversationData['edit']>;
  versionId: string;
  words: string;
}

/** Turns a message into an edit request: where on the site, and what should change. */
export function EditForm({ data, edit, versionId, words }: Props) {
  const fetcher = useFetcher<Sending | undefined>();
  const errors = fetcher.data?.errors ?? {};
  const here = `/portal/messages?project=${data.about}`;
  return (
    <fetcher.Form method="post" action={here} className="mt-3 grid gap-3 border-l-[3px] border-sun bg-sunk py-3 pr-4 pl-4">
      <HiddenFields fields={{ intent: 'make-edit', messageId: edit.messageId, versionId }} />
      <FieldError>{errors['']}</FieldError>
      <Field label="Where on your site?" error={errors.where}>
        <Select name="where" size="small" defaultValue="">
          <option value="" disabled>
            Pick a page and a section
          </option>
          {edit.pages.map((page) => (
            <optgroup key={page.path} label={page.label}>
              {page.sections.map((section) => (
                <option key={section.id} value={`${page.path}|${section.id}`}>
                  {page.label}, {section.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label="What should change?" error={errors.words}>
        <Textarea name="words" rows={2} limit={2000} defaultValue={words} className="min-h-16!" />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" busy={fetcher.state !== 'idle' && 'Sending...'}>
          Request this edit
        </Button>
        <Link to={here} preventScrollReset className="text-small">
          Keep it as a message
        </Link>
      </div>
    </fetcher.Form>
  );
}
