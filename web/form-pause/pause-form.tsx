import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formPauseSchema } from '../../domain/form-pauses/schema.ts';
import { type FieldErrors, useCheckedForm } from '../forms/checked-form.ts';
import { Button, ButtonForm, LinkButton } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';
import { Field, HiddenFields, Textarea } from '../ui/controls/field.tsx';
import { Notice } from '../ui/controls/notice.tsx';

/** Pauses the forms of a live site, after asking for the sentence that visitors see instead. For its owner, and for staff. */
export function PauseForm(props: PauseFormProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Pause forms"
      title="Pause the forms on this site?"
      description="Visitors see your sentence instead of the contact and booking forms until you turn the forms back on. The rest of the site stays as it is."
    >
      <PauseFields {...props} />
    </Dialog>
  );
}

interface PauseFormProps {
  projectId: string;
  suggested: string;
  serverErrors: FieldErrors | undefined;
}

function PauseFields({ projectId, suggested, serverErrors }: PauseFormProps) {
  const { errors, form } = useCheckedForm(formPauseSchema, serverErrors, ['notice']);
  const busy = useNavigation().formData?.get('intent') === 'pause-form';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <HiddenFields fields={{ intent: 'pause-form', projectId }} />
      <Field
        label="What visitors see instead"
        hint="If someone still sends a message from a page they opened before, we keep it"
        error={errors.notice}
      >
        <Textarea name="notice" limit={200} rows={3} defaultValue={suggested} />
      </Field>
      <Button type="submit" size="small" busy={busy && 'Pausing...'} className="justify-self-end">
        Pause forms
      </Button>
    </Form>
  );
}

/**
 * Says that a site's forms are paused and what visitors see, with a button that turns them back on. For the owner of a site whose forms
 * staff paused, `messageUs` is the path of the messages, and the button leads there.
 */
export function FormPaused({ projectId, notice, messageUs }: { projectId: string; notice: string; messageUs?: string | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'resume-form';
  return (
    <Notice
      state="waiting"
      title={messageUs ? 'We paused the forms on this site' : 'The forms on this site are paused'}
      className="mt-5"
      action={
        messageUs ? (
          <LinkButton to={messageUs} size="small" look="secondary">
            Message us
          </LinkButton>
        ) : (
          <ButtonForm fields={{ intent: 'resume-form', projectId }} size="small" look="secondary" busy={busy && 'Turning on...'}>
            Turn forms on
          </ButtonForm>
        )
      }
    >
      Visitors see this instead: <span className="wrap-anywhere">“{notice}”</span>
      {messageUs && ' Only we can turn them back on.'}
    </Notice>
  );
}
