import type { ReactNode } from 'react';
import { Field, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { AddressField, useAddressCheck } from '../address-field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';

type Domain = { kind: 'free' | 'own' | 'new'; name?: string; address?: string };

/**
 * Step 7: the address. Every site gets the free one, which the owner may choose. The name of an own or new domain is filled in where the
 * owner connects it.
 */
export function DomainStep(): ReactNode {
  const { host, data } = useBriefForm();
  const { value, set, leave, problem, error } = useAnswer<Domain>('domain');
  const domain = value ?? { kind: 'free' as const };
  const typed = domain.address ?? '';
  const check = useAddressCheck(data.projectId, typed, true);
  const dot = host.indexOf('.');
  return (
    <StepPart shows={[]}>
      <FieldGroup label="What web address do you want?" error={error}>
        <RadioCards
          name="domain.kind"
          columns={1}
          options={[
            { value: 'free', label: 'Our free address', note: <span className="wrap-anywhere">{host}</span> },
            { value: 'own', label: 'A domain I already own', note: 'It stays in your account, and you connect it in your portal' },
            { value: 'new', label: 'A new domain', note: 'Register it in your own name, then connect it in your portal' },
          ]}
          value={domain.kind}
          onValueChange={(kind) => set({ ...domain, kind: kind as Domain['kind'] }, 'now')}
        />
      </FieldGroup>
      <div className={domain.kind === 'free' ? 'hidden noscript:block' : ''}>
        <Field
          label={domain.kind === 'new' ? 'The name you’d like' : 'Your domain name'}
          hint={
            domain.kind === 'new'
              ? 'We don’t register names, so register it yourself with any registrar. We’ll fill it in when you connect it.'
              : 'We’ll fill it in when you connect it. Email at your domain isn’t affected.'
          }
          error={problem('domain.name')}
        >
          <TextInput
            name="domain.name"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="your-business.com"
            value={domain.name ?? ''}
            onChange={(event) => set({ ...domain, name: bareName(event.target.value) })}
            onBlur={leave}
          />
        </Field>
      </div>
      <AddressField
        name="domain.address"
        label="Your free address"
        domain={host.slice(dot)}
        hint="Leave this empty and we’ll use your business name."
        typed={typed}
        placeholder={typed ? undefined : host.slice(0, dot)}
        check={check}
        error={problem('domain.address')}
        onType={(address) => set({ ...domain, address })}
        onLeave={leave}
      />
      <p className="text-small text-ink-2">
        Your site goes live at <b className="wrap-anywhere font-semibold text-ink">{host}</b> as soon as you approve it. Connecting your own
        domain takes a few minutes, and then this address redirects to it.
      </p>
    </StepPart>
  );
}

/** 'https://www.Hollis.com/' → 'www.hollis.com': people paste what their browser shows. */
function bareName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
}
