import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LogoField, usePickedLogo } from './logo-field.tsx';
import { SaveRow } from './save-row.tsx';
import { useUnsavedForm } from './unsaved-forms.tsx';

/** Uploads or removes the logo. */
export function MarkForm({ error }: { error?: string | undefined }): ReactNode {
  const sent = useNavigation().formData;
  const busy = sent?.get('group') === 'mark';
  const isRemoving = busy && sent?.has('remove');
  const logo = usePickedLogo();
  const unsaved = logo.address !== undefined;
  useUnsavedForm(unsaved);
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
      <input type="hidden" name="group" value="mark" />
      <LogoField name={brand.name} logo={logo} error={error} />
      <SaveRow save="Save logo" busy={busy && !isRemoving} unsaved={unsaved}>
        {brand.mark && (
          <Button type="submit" name="remove" value="on" size="small" look="secondary" busy={isRemoving && 'Removing...'}>
            Remove logo
          </Button>
        )}
      </SaveRow>
    </Form>
  );
}
