import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { AddressField, useAddressCheck } from '../../../brief/address-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { HiddenFields } from '../../../ui/controls/field.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { FormResult } from './claiming.tsx';

interface Props {
  projectId: string;
  slug: string;
  freeAddress: string;
  isLive: boolean;
  result: FormResult | undefined;
}

/** The free address of a site, which can be changed. */
export function FreeAddress({ projectId, slug, freeAddress, isLive, result }: Props): ReactNode {
  const [typed, setTyped] = useState(result?.typed || slug);
  const [isOld, setOld] = useState(false);
  const isChanged = typed.trim() !== slug;
  const check = useAddressCheck(projectId, typed, isChanged);
  const busy = useNavigation().formData?.get('intent') === 'address';
  return (
    <RuledSection title="Your free address">
      <p className="py-2 text-ui text-ink-2">
        {isLive
          ? 'You can change it. The address you have now will redirect to the new one for good, and no one else can get it, so links and business cards keep working.'
          : 'You can change it at any time. Once your site is live, the former address redirects to the new one.'}
      </p>
      <Form method="post" className="grid max-w-xl gap-2" onSubmit={() => setOld(false)}>
        <HiddenFields fields={{ intent: 'address', projectId }} />
        <AddressField
          name="address"
          label="Free address"
          domain={new URL(freeAddress).host.slice(slug.length)}
          typed={typed}
          check={check}
          error={isOld ? undefined : result?.error}
          onType={(next) => {
            setTyped(next);
            setOld(true);
          }}
        />
        <div>
          <Button
            type="submit"
            look="secondary"
            busy={busy && 'Changing...'}
            disabled={!isChanged || (typeof check === 'object' && !check.isFree)}
          >
            Change address
          </Button>
        </div>
      </Form>
    </RuledSection>
  );
}
