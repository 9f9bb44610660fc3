import { type FormEvent, type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { type SettingGroup, settingGroups } from '../../../domain/settings/groups-schema.ts';
import { settingKeys, settingLabel, settingOf } from '../../../domain/settings/schema.ts';
import { type SetupPage, stepAfter } from '../../../domain/settings/setup-schema.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Unsaved } from '../../forms/unsaved.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { LogoField, usePickedLogo } from '../settings/logo-field.tsx';
import { hasChanges, isTyped, SettingField, type ShownSettings } from '../settings/setting-form.tsx';

interface StepFormProps {
  step: SetupPage;
  settings: ShownSettings;
  /** What was typed before it was refused, or before we asked for the password. */
  typed: Record<string, string>;
  errors: FieldErrors;
  legal: { terms: string; privacy: string };
  /** The admin's own address, for the test email. */
  email: string;
}

/** The form of one step of the setup, with what else belongs to it. Leaving the step with unsaved changes asks first. */
export function StepForm({ step, settings, typed, errors, legal, email }: StepFormProps): ReactNode {
  const intent = useNavigation().formData?.get('intent');
  const keys = step.groups.flatMap(settingKeys);
  const [unsaved, setUnsaved] = useState(() => isTyped(keys, typed, settings));
  const [name, setName] = useState(typed.brandName ?? brand.name);
  const logo = usePickedLogo();
  const form = useFirstErrorFocus(errors);
  const compare = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    setUnsaved(hasChanges(currentTarget, keys));
    if (target instanceof HTMLInputElement && target.name === 'brandName') setName(target.value);
  };
  const isName = step.key === 'name';
  return (
    <div className="grid max-w-3xl gap-10">
      <Unsaved dirty={unsaved || logo.address !== undefined} />
      <Form
        method="post"
        encType={isName ? 'multipart/form-data' : undefined}
        ref={form}
        noValidate
        onChange={compare}
        className="grid gap-10"
      >
        <input type="hidden" name="intent" value="save" />
        {isName && (
          <RuledSection title="Logo">
            <LogoField name={name} logo={logo} error={errors.mark} />
            {brand.mark && (
              <Button
                type="submit"
                form="remove-logo"
                size="small"
                look="secondary"
                className="mt-3"
                busy={intent === 'remove-logo' && 'Removing...'}
              >
                Remove logo
              </Button>
            )}
          </RuledSection>
        )}
        {step.groups.map((group) => (
          <GroupFields key={group} group={group} settings={settings} typed={typed} errors={errors} />
        ))}
        {step.key === 'legal' && <LegalRows legal={legal} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={intent === 'save' && 'Saving...'}>
            {step.groups.length ? 'Save and continue' : 'Continue'}
          </Button>
          <LinkButton to={stepAfter(step.key)} look="quiet">
            Skip for now
          </LinkButton>
        </div>
      </Form>
      {/* A form of its own, so Enter in a field never removes the logo. */}
      {isName && (
        <Form method="post" id="remove-logo" preventScrollReset>
          <input type="hidden" name="intent" value="remove-logo" />
        </Form>
      )}
      {step.key === 'sender' && <TestMail email={email} />}
    </div>
  );
}

function GroupFields({
  group,
  settings,
  typed,
  errors,
}: Pick<StepFormProps, 'settings' | 'typed' | 'errors'> & { group: SettingGroup }): ReactNode {
  const { title, lead } = settingGroups[group];
  return (
    <RuledSection title={title}>
      <p className="max-w-prose text-small text-ink-2">{lead}</p>
      {settingKeys(group).map((key) => {
        const { hint, inField } = settingOf(key);
        const stored = inField(settings[key].value);
        return (
          <div key={key} className="max-w-lg border-b border-line py-3 last:border-b-0">
            <input type="hidden" name={`was:${key}`} value={stored} />
            <SettingField name={key} label={settingLabel(key)} hint={hint} error={errors[key]} value={typed[key] ?? stored} />
          </div>
        );
      })}
    </RuledSection>
  );
}

/** Both legal texts, with the version of each that's in effect. */
function LegalRows({ legal }: Pick<StepFormProps, 'legal'>): ReactNode {
  const row = (kind: 'terms' | 'privacy', label: string) => ({
    label: (
      <Link to={`/admin/settings/legal/${kind}`} className="link">
        {label}
      </Link>
    ),
    value: legal[kind],
  });
  return (
    <RuledSection title="Legal texts">
      <p className="max-w-prose text-small text-ink-2">
        The templates say what this software does and promises. Read both, change what isn’t true for you, and publish them as yours. They
        aren’t legal advice, so have a lawyer read them.
      </p>
      <DefinitionRows rows={[row('terms', 'Terms of Service'), row('privacy', 'Privacy Policy')]} />
    </RuledSection>
  );
}

function TestMail({ email }: { email: string }): ReactNode {
  const busy = useNavigation().formData?.get('intent') === 'test';
  return (
    <RuledSection title="Test email">
      <Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-4 py-2">
        <input type="hidden" name="intent" value="test" />
        <p className="text-ui text-ink-2">
          We’ll send a plain email to {email}, under the name you saved last. <Link to="/admin/settings/mail">See sent emails</Link>
        </p>
        <Button type="submit" size="small" look="secondary" busy={busy && 'Sending...'}>
          Send test email
        </Button>
      </Form>
    </RuledSection>
  );
}
