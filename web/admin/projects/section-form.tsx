import { type ChangeEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SectionText } from '../../../domain/versions/texts.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldError, HiddenFields, Select, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import type { Route } from './+types/edit-section';

type Section = NonNullable<Route.ComponentProps['loaderData']['chosen']>;

/** The value that removes a picture. */
export const leaveOut = 'leave-out';

/**
 * Edits the texts and pictures of a section, or removes it. Also sends the original texts, so newer ones aren't overwritten.
 * Completing a request and sending the version are optional.
 */
export function SectionForm({ chosen, requestId, errors }: { chosen: Section; requestId: string | undefined; errors: FieldErrors }) {
  const form = useFirstErrorFocus(errors);
  const busy = useNavigation().formData?.get('intent');
  const [completes, setCompletes] = useState(false);
  // If the data reloads while someone types, the section may have newer text, but the fields still start from this.
  const [texts] = useState(chosen.texts);
  const named = chosen.label.split(':')[0] ?? '';
  const place = (
    <>
      <HiddenFields fields={{ page: chosen.page, section: chosen.id }} />
      {requestId && <input type="hidden" name="requestId" value={requestId} />}
    </>
  );
  return (
    <>
      <Form ref={form} method="post" className="grid gap-4 pt-2">
        <input type="hidden" name="intent" value="save" />
        {place}
        {texts.map((line) => (
          <TextField key={line.path} line={line} errors={errors} />
        ))}
        {chosen.pictures.map((picture) => (
          <Field key={picture.path} label={`Picture: ${picture.now}`} error={errors[`picture:${picture.path}`]}>
            <Select name={`picture:${picture.path}`} defaultValue="">
              <option value="">Keep</option>
              {picture.canLeaveOut && <option value={leaveOut}>Remove this picture</option>}
              {picture.options.map((option) => (
                <option key={option.label} value={JSON.stringify(option.picture)}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Field label="Name of the version" hint="The owner sees this in their history">
          <TextInput name="name" limit={80} defaultValue={named} />
        </Field>
        <div>
          {requestId && (
            <Checkbox
              name="complete"
              label="This completes the request"
              hint="We’ll tell the owner when you send the version."
              checked={completes}
              onChange={(event) => setCompletes(event.currentTarget.checked)}
            />
          )}
          <Checkbox name="send" label="Send it to the customer now" />
        </div>
        {completes && (
          <Field label="Note to the owner" optional>
            <Textarea name="reply" rows={2} />
          </Field>
        )}
        {Object.keys(errors).length > 0 && <FieldError>{errors[''] ?? 'Not saved. Fix the marked fields.'}</FieldError>}
        <Button type="submit" busy={busy === 'save' && 'Saving...'} className="justify-self-start">
          Save
        </Button>
      </Form>
      {chosen.canTakeOff && (
        <Form method="post" className="mt-6 border-t border-line pt-4">
          <HiddenFields fields={{ intent: 'take-off', name: named }} />
          {place}
          <p className="text-small text-ink-2">Later versions won’t have this section either. You can restore it below.</p>
          <Button type="submit" look="secondary" size="small" className="mt-2" busy={busy === 'take-off' && 'Removing...'}>
            Remove this section
          </Button>
        </Form>
      )}
    </>
  );
}

/**
 * A text of the section as a field, with its value when the form opened, so a newer one isn't overwritten. Near its limit
 * the field shows how many characters are left. An error shows until the field is edited.
 */
function TextField({ line, errors }: { line: SectionText; errors: FieldErrors }) {
  const [text, setText] = useState(line.text);
  const [overcome, setOvercome] = useState<FieldErrors>();
  const wrong = overcome === errors ? undefined : errors[`text:${line.path}`];
  const { left, tooLong } = lengthWords(text, line.max);
  const box = {
    name: `text:${line.path}`,
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(currentTarget.value);
      setOvercome(errors);
    },
  };
  return (
    <Field label={line.label} hint={text === line.text ? undefined : left} error={text === line.text ? wrong : (tooLong ?? wrong)}>
      {line.long ? (
        <Textarea rows={Math.min(8, Math.max(2, Math.ceil(line.text.length / 70)))} className="max-h-80" {...box} />
      ) : (
        <TextInput {...box} />
      )}
      <input type="hidden" name={`was:${line.path}`} value={line.text} />
    </Field>
  );
}
