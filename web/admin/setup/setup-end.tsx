import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import type { SetupState } from '../../../domain/settings/setup.ts';
import { setupSteps } from '../../../domain/settings/setup-schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { NamePreview } from '../settings/logo-field.tsx';

/** The last page of the setup: what's done, what isn't, and what else is worth a look. */
export function SetupEnd({ state }: { state: SetupState }): ReactNode {
  const busy = useNavigation().state === 'submitting';
  const openSteps = setupSteps.length - state.done.length;
  const rows = setupSteps.map(({ key, label }) => ({
    label: (
      <Link to={`/admin/setup/${key}`} className="link">
        {label}
      </Link>
    ),
    value: state.done.includes(key) ? <Dot state="done">Done</Dot> : <Dot state="idle">Not done yet</Dot>,
  }));
  const more: [string, string, string][] = [
    ['/admin/settings/brand#cities', 'City pages', 'Choose the cities you serve'],
    ['/admin/settings/public', 'Numbers and case study', 'What you can prove'],
    ['/admin/settings/testimonials', 'Testimonials', 'From your customers, with their consent'],
    ['/admin/settings#hours', 'Capacity, deadlines and calls', 'What you promise'],
  ];
  return (
    <div className="grid max-w-3xl gap-10">
      <NamePreview name={brand.name} />
      <RuledSection title="Steps">
        <DefinitionRows rows={rows} />
      </RuledSection>
      <RuledSection title="Worth a look">
        <DefinitionRows
          rows={more.map(([to, label, value]) => ({
            label: (
              <Link to={to} className="link">
                {label}
              </Link>
            ),
            value,
          }))}
        />
      </RuledSection>
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {openSteps > 0 && (
          <p className="w-full text-ui text-ink-2">
            {openSteps === 1 ? '1 step isn’t done.' : `${openSteps} steps aren’t done.`} If you finish now, Admin no longer leads you here.
            You can still do them in Settings.
          </p>
        )}
        <Button type="submit" busy={busy && 'Saving...'}>
          {openSteps > 0 ? 'Finish anyway' : 'Finish setup'}
        </Button>
        <LinkButton to="/" look="secondary" document>
          Open the home page
        </LinkButton>
      </Form>
    </div>
  );
}
